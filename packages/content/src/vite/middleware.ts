import type { Connect } from 'vite';
import type { ContentConfig } from '../collections/collection.ts';
import { CONTENT_PREFIX } from '../dump/urls.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { SEARCH_ENDPOINT, SEARCH_FILES } from '../search/search-urls.ts';
import { searchScopeOf } from '../search/search-scope.ts';
import { once } from '../once/once.ts';
import { openSqlite } from '../store/sqlite.ts';

/** Options of `contentMiddleware`. */
export interface ContentMiddlewareOptions {
  /** Path of the database. */
  database: string;
  /** Returns the languages and collections of `content.config.ts`. */
  config: () => Promise<Pick<ContentConfig, 'locales' | 'collections'>>;
  /** Path prefix of all URLs of the site, without a trailing slash. */
  base: string;
  /** Whether the server is a dev server, whose content changes. */
  isDev: boolean;
}

type Handler = (...args: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/** Creates a middleware for Vite's servers that handles the requests of browsers for content and search. It opens the database on demand. */
export function contentMiddleware({
  database,
  config,
  base,
  isDev,
}: ContentMiddlewareOptions): Connect.NextHandleFunction {
  const isContentUrl = (url: URL | null): url is URL =>
    [`${CONTENT_PREFIX}/`, `${SEARCH_FILES}/`, SEARCH_ENDPOINT].some((prefix) =>
      url?.pathname.startsWith(base + prefix),
    );

  // The code of the endpoints is loaded with the first request.
  const open = async (): Promise<Endpoint[]> => {
    const { createContentEndpoints } = await import('../endpoints/content-endpoints.ts');
    const { createSearchEndpoints } = await import('../endpoints/search-endpoints.ts');
    const { createSiteSearch } = await import('../endpoints/site-search.ts');
    const content = await config();
    const store = openSqlite(database);
    return [
      createContentEndpoints({ store, locales: content.locales, isDev }),
      createSearchEndpoints({
        search: createSiteSearch({ store, searchScope: searchScopeOf(content), base }),
        isChanging: isDev,
      }),
    ];
  };

  const endpoints = once(open);

  const handle: Handler = async (request, response, next) => {
    const url = URL.parse(request.url ?? '', 'http://site.invalid');
    if (!isContentUrl(url)) {
      next();
      return;
    }
    try {
      const { NodeRequest, sendNodeResponse } = await import('srvx/node');
      for (const endpoint of await endpoints()) {
        const result = await endpoint(new NodeRequest({ req: request }), url, url.pathname.slice(base.length));
        if (!result) continue;
        await sendNodeResponse(response, result);
        return;
      }
      next();
    } catch (error) {
      next(error);
    }
  };
  return (...args) => {
    void handle(...args);
  };
}
