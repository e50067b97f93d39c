import type { ReactNode } from 'react';

/** The logo: four strokes and one across. `public/favicon.svg` is the same drawing. */
export default function Logo(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6 text-accent" fill="none" stroke="currentColor">
      <path d="M7 6v20M13 6v20M19 6v20M25 6v20M3 22 29 10" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
