import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { TornPage } from './torn-page.tsx';

/** Properties of `NotFound`. */
export interface NotFoundProps {
  /** URL of the home page. */
  home?: string;
  /** URL of the search page. Without it, there is no search form. */
  search?: string | undefined;
}

/** Shown for a URL without a page. */
export function NotFound({ home = '/', search }: NotFoundProps): ReactNode {
  const message = useMessages();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-2xl px-4 py-24 text-center sm:py-32">
      <TornPage />
      <h1 className="display mt-8 text-4xl sm:text-5xl">{message('notFound.title')}</h1>
      <p className="mt-4 text-lg text-pretty text-soft">{message('notFound.description')}</p>
      {search !== undefined && (
        <search>
          <form action={search} className="mx-auto mt-8 flex max-w-md gap-3">
            <input
              type="search"
              name="q"
              aria-label={message('contentSearchButton.label')}
              placeholder={message('contentSearchButton.label')}
              className="w-full min-w-0 rounded-md border border-rule bg-paper px-3 py-2"
            />
            <button className="button-quiet">{message('contentSearch.title')}</button>
          </form>
        </search>
      )}
      <a href={home} className="button mt-8">
        {message('notFound.back')}
      </a>
    </main>
  );
}
