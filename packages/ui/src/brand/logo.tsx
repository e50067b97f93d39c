import type { ReactNode } from 'react';

/** The Recto logo: a sheet with a folded corner on the outer edge, mirrored in right-to-left languages. */
export function Logo({ className = 'size-6' }: { className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor" className={`${className} rtl:[scale:-1_1]`}>
      <path d="M3.75 1A1.25 1.25 0 0 0 2.5 2.25v11.5C2.5 14.44 3.06 15 3.75 15h8.5c.69 0 1.25-.56 1.25-1.25V7H9a1.5 1.5 0 0 1-1.5-1.5V1z" />
      <path d="M8.75 1v4.1c0 .36.29.65.65.65h4.1z" className="fill-accent forced-colors:fill-current" />
    </svg>
  );
}
