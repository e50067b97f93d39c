import type { ReactNode } from 'react';

/** A sheet with one folded corner; the fold is on the outer edge, so it mirrors with the writing direction. */
export function Logo({ className = 'size-7' }: { className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${className} rtl:-scale-x-100`}>
      <path d="M5 2.5h9.5L19.5 7.5v14H5z" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
      <path d="M14.5 2.5v5h5z" fill="var(--accent)" stroke="var(--accent)" strokeWidth="1.7" strokeLinejoin="round" />
      <path
        d="M8.5 12h7.5M8.5 15h7.5M8.5 18h4.5"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".55"
      />
    </svg>
  );
}
