import type { HintStanding } from './hintStanding.js';

const inside = {
  untrusted: 'M8 6.9v2.6M8 5v.01',
  trusted: 'M8 6.9v2.6M8 5v.01',
  none: 'M6 8h4',
};

/** A ring: broken while nobody vouches for what is said, whole where somebody does. */
export function HintIcon({ standing }: { standing: HintStanding }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle
        cx="8"
        cy="8"
        r="6"
        strokeWidth="1.5"
        strokeDasharray={standing === 'untrusted' ? '2.7 2.01' : undefined}
      />
      <path d={inside[standing]} strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
