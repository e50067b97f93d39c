import type { Page } from '../../config/page.ts';
import { assertOptions } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';

/**
 * The search page: the results for `?q=` and a list of all pages. It makes the search field of the header work without
 * script.
 */
export function search(path = '/search', options: Pick<KindOptions, 'screen'> = {}): Page[] {
  assertOptions(`search('${path}')`, options, { screen: true });
  return [
    {
      path,
      server: () => import('./search.server.ts'),
      screen: options.screen ?? (() => import('./search-screen.tsx')),
      // The search page has no value in the results of search engines.
      meta: { noindex: true },
      isSearch: true,
    },
  ];
}
