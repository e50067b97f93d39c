import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Connect } from 'vite';
import type { ContentConfig } from '../collections/collection.ts';
import { CONTENT_CALLS } from '../dump/addresses.ts';
import { createContentEndpoints } from '../endpoints/content-endpoints.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { createSearchEndpoints } from '../endpoints/search-endpoints.ts';
import { createSiteSearch } from '../endpoints/site-search.ts';
import { SEARCH_CALL, SEARCH_FILES } from '../search/addresses.ts';
import { listSearched } from '../search/searched.ts';
import { once } from '../once/once.ts';
import { openSqlite } from '../store/sqlite.ts';

export interface ContentMiddlewareOptions {
  database: string;
  /** Languages and searched collections of `content.config.ts`. */
  config: () => Promise<Pick<ContentConfig, 'locales' | 'collections'>>;
  /** What comes before every address of the site; no slash at its end. */
  base: string;
  isDev: boolean;
}

type Handler = (...call: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/** The calls of a browser to the content, for Vite's own servers. The database is opened with the first of them. */
export function contentMiddleware({
  database,
  config,
  base,
  isDev,
}: ContentMiddlewareOptions): Connect.NextHandleFunction {
  const isCall = (url: URL | null): url is URL =>
    [`${CONTENT_CALLS}/`, `${SEARCH_FILES}/`, SEARCH_CALL].some((call) => url?.pathname.startsWith(base + call));

  const open = async (): Promise<Endpoint[]> => {
    const content = await config();
    const store = openSqlite(database);
    return [
      createContentEndpoints({ store, locales: content.locales, isDev }),
      createSearchEndpoints({
        search: createSiteSearch({ store, searched: listSearched(content), base }),
        isChanging: isDev,
      }),
    ];
  };

  const endpoints = once(open);

  const answer: Handler = async (request, response, next) => {
    const url = URL.parse(request.url ?? '', 'http://site.invalid');
    if (!isCall(url)) {
      next();
      return;
    }
    try {
      for (const endpoint of await endpoints()) {
        const answered = await endpoint(new NodeRequest({ req: request }), url, url.pathname.slice(base.length));
        if (!answered) continue;
        await sendNodeResponse(response, answered);
        return;
      }
      next();
    } catch (error) {
      next(error);
    }
  };
  return (...call) => {
    void answer(...call);
  };
}
