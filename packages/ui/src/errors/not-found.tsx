import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { TornPage } from './torn-page.tsx';

/** Shown for a URL without a page. */
export function NotFound({ home = '/' }: { home?: string }): ReactNode {
  const message = useMessages();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-24 text-center sm:py-32">
      <TornPage />
      <h1 className="display mt-8 text-4xl sm:text-5xl">{message('notFound.title')}</h1>
      <p className="mt-4 text-lg text-pretty text-soft">{message('notFound.description')}</p>
      <a href={home} className="button mt-8">
        {message('notFound.back')}
      </a>
    </main>
  );
}
