import type { ReactNode } from 'react';

/** Illustration and text for an empty list. */
export function EmptyList({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <svg
        viewBox="0 0 64 80"
        aria-hidden="true"
        className="mx-auto h-24 text-rule rtl:[scale:-1_1]"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M4 4h40l16 16v56H4z" />
        <path d="M44 4v16h16z" stroke="var(--accent)" />
      </svg>
      <h2 className="display mt-6 text-2xl">{title}</h2>
      <div className="mt-3 text-pretty text-soft">{children}</div>
    </div>
  );
}
