import type { ReactNode } from 'react';

/** The logo: a disc on a line. */
export default function Logo(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5">
      <circle cx="8" cy="6.5" r="5" className="fill-accent forced-colors:fill-current" />
      <path d="M1 13h14v2H1z" fill="currentColor" />
    </svg>
  );
}
