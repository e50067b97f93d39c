import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { TornLeaf } from './torn-leaf.tsx';
import { safeHref } from '../link/safe-href.ts';

export interface ErrorBlockProps {
  /** Status code, where there is one. */
  status?: number | undefined;
  /** What the status means, in words. */
  statusMessage?: string | undefined;
  /** What happened; shown when it says more than the status. */
  message?: string | undefined;
  /** Where the button leads. */
  redirect?: string;
}

/** What stands in the place of a page that went wrong, with a way out. */
export function ErrorBlock({ status, statusMessage, message, redirect = '/' }: ErrorBlockProps): ReactNode {
  const word = useWords();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-24 text-center sm:py-32">
      <TornLeaf />
      {status !== undefined && <p className="mt-8 font-mono text-sm text-accent">{status}</p>}
      <h1 className="display mt-2 text-4xl sm:text-5xl">{word('common.error.title')}</h1>
      <p className="mt-4 text-lg text-pretty text-soft">{word('common.error.description')}</p>
      {/* Words of machines: they are English, whatever the page is. */}
      <div className="mt-6 grid gap-1 font-mono text-sm break-all text-soft" lang="en" dir="ltr">
        {statusMessage !== undefined && <p>{statusMessage}</p>}
        {message !== undefined && message !== '' && message !== statusMessage && <p>{message}</p>}
      </div>
      <a href={safeHref(redirect)} className="button mt-8">
        {word('error.clear')}
      </a>
    </main>
  );
}
