import type { ReactNode } from 'react';

/** The logo: sun, gnomon and ground, mirrored in right-to-left languages. `public/favicon.svg` is the same drawing. */
export default function Logo(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor" className="size-5 rtl:[scale:-1_1]">
      <circle cx="4" cy="3.75" r="2.25" />
      <path d="M1 13h14v1.75H1z" />
      <path d="M3.5 11.75 13 3v8.75z" className="fill-accent forced-colors:fill-current" />
    </svg>
  );
}
