/** Two sheets. Drawn in the colour of the text around it. */
export function CopyIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <rect
        x="5.75"
        y="5.75"
        width="7.5"
        height="7.5"
        rx="1.75"
        stroke="currentColor"
        strokeWidth="1.25"
      />
      <path
        d="M10.25 3.5v-.25c0-.83-.67-1.5-1.5-1.5h-5c-.83 0-1.5.67-1.5 1.5v5c0 .83.67 1.5 1.5 1.5H4"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
      />
    </svg>
  );
}
