import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

export interface ErrorBlockProps {
  status: number;
  message: string;
  home: string;
}

/** What stands in the place of a page that cannot be shown, with a way out. */
export function ErrorBlock({ status, message, home }: ErrorBlockProps): ReactNode {
  const word = useWords();
  const kind = status === 404 ? 'notFound' : 'serverError';
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-28 text-center sm:py-40">
      <TornLeaf />
      <p className="mt-8 font-mono text-sm text-accent">{status}</p>
      <h1 className="mt-2 font-display text-4xl font-semibold tracking-tight sm:text-5xl">{word(`${kind}.title`)}</h1>
      <p className="mt-4 text-lg text-soft">{word(`${kind}.description`)}</p>
      <p className="mt-2 font-mono text-xs break-all text-soft" dir="ltr">
        {message}
      </p>
      <a
        href={home}
        className="mt-8 inline-block rounded-md bg-accent px-5 py-2.5 font-medium text-accent-ink hover:opacity-90"
      >
        {word('error.clear')}
      </a>
    </main>
  );
}

function TornLeaf(): ReactNode {
  return (
    <svg
      viewBox="0 0 64 80"
      aria-hidden="true"
      className="mx-auto h-24 text-soft rtl:-scale-x-100"
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
