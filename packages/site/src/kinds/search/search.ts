import type { Page } from '../../config/page.ts';
import type { KindOptions } from '../kind-options.ts';

/** All pages of the site, and the answer to `?q=`: with it, the search field of the header works without script. */
export function search(path = '/search', { screen }: Pick<KindOptions, 'screen'> = {}): Page[] {
  return [
    {
      path,
      server: () => import('./search.server.ts'),
      screen: screen ?? (() => import('./search-screen.tsx')),
      // A list of pages is of no use in the results of a search engine.
      meta: { noindex: true },
      isSearch: true,
    },
  ];
}
