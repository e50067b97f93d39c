import type { ReactNode } from 'react';

/** The logo: a kiln with a fire. `public/favicon.svg` is the same drawing. */
export default function Logo(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor" className="size-5">
      <path d="M1.5 15V7.5a6.5 6.5 0 0 1 13 0V15H12v-4a4 4 0 0 0-8 0v4z" />
      <path d="M5.5 15v-4a2.5 2.5 0 0 1 5 0v4z" className="fill-accent forced-colors:fill-current" />
    </svg>
  );
}
