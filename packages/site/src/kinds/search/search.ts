import type { Page } from '../../config/page.ts';
import { assertOptions } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';

/** All pages of the site, and the answer to `?q=`: with it, the search field of the header works without script. */
export function search(path = '/search', options: Pick<KindOptions, 'screen'> = {}): Page[] {
  assertOptions(`search('${path}')`, options, { screen: true });
  return [
    {
      path,
      server: () => import('./search.server.ts'),
      screen: options.screen ?? (() => import('./search-screen.tsx')),
      // A list of pages is of no use in the results of a search engine.
      meta: { noindex: true },
      isSearch: true,
    },
  ];
}
