const svg = (paper: string, ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">' +
      `<rect width="48" height="48" rx="11" fill="${paper}"/>` +
      `<path d="M14 33V22m10 11V14m10 19v-7" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
      '</svg>',
  )}`;

/** Icons that carry their picture themselves, one for each theme. */
export const reportIcons = [
  { src: svg('#e3e9fb', '#2b54c4'), mimeType: 'image/svg+xml', sizes: ['any'], theme: 'light' },
  { src: svg('#232c47', '#a9c0ff'), mimeType: 'image/svg+xml', sizes: ['any'], theme: 'dark' },
];
