import type { ReactNode } from 'react';

/** Illustration of a page with a torn corner. */
export function TornPage(): ReactNode {
  return (
    <svg
      viewBox="0 0 64 80"
      aria-hidden="true"
      className="mx-auto h-24 text-soft rtl:[scale:-1_1]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M4 4h38l6 8 4-3 8 10v57H4z" strokeLinejoin="round" />
      <path d="M42 4l-2 9 7 2-3 6 9 1 7-3" stroke="var(--accent)" strokeLinejoin="round" />
      <path d="M14 36h36M14 46h36M14 56h22" opacity=".4" strokeLinecap="round" />
    </svg>
  );
}
