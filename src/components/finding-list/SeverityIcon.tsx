import type { FindingSeverity } from '../../model/intake/Finding.js';

const drawn: Readonly<Record<FindingSeverity, string>> = {
  reject: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M3.9 3.9l8.2 8.2',
  danger: 'M8 2.2 14.3 13.4H1.7zM8 6.4v3.2M8 11.4v.01',
  warning: 'M8 2.2 13.8 8 8 13.8 2.2 8zM8 8v.01',
};

/** A ring with a bar, a triangle or a diamond: severities differ in shape, and in the words beside it. */
export function SeverityIcon({ severity }: { severity: FindingSeverity }) {
  return (
    <svg
      data-toolcard="finding-icon"
      width="14"
      height="14"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawn[severity]} />
    </svg>
  );
}
