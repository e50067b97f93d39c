import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { TornLeaf } from './torn-leaf.tsx';

/** Shown for a URL without a page. */
export function NotFound({ home = '/' }: { home?: string }): ReactNode {
  const word = useWords();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-24 text-center sm:py-32">
      <TornLeaf />
      <h1 className="display mt-8 text-4xl sm:text-5xl">{word('notFound.title')}</h1>
      <p className="mt-4 text-lg text-pretty text-soft">{word('notFound.description')}</p>
      <a href={home} className="button mt-8">
        {word('notFound.back')}
      </a>
    </main>
  );
}
