import { NodeRequest, sendNodeResponse } from 'srvx/node';
import type { Connect } from 'vite';
import { CONTENT_CALLS } from '../dump/addresses.ts';
import { createContentEndpoints } from '../endpoints/content-endpoints.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { openSqlite } from '../store/sqlite.ts';

export interface ContentMiddlewareOptions {
  database: string;
  /** What comes before every address of the site; no slash at its end. */
  base: string;
  isDev: boolean;
}

type Handler = (...call: Parameters<Connect.NextHandleFunction>) => Promise<void>;

/** The calls of a browser to the content, for Vite's own servers. The database is opened with the first of them. */
export function contentMiddleware({ database, base, isDev }: ContentMiddlewareOptions): Connect.NextHandleFunction {
  let endpoint: Endpoint | undefined;
  const isCall = (url: URL | null): url is URL => url?.pathname.startsWith(`${base}${CONTENT_CALLS}/`) === true;

  const answer: Handler = async (request, response, next) => {
    const url = URL.parse(request.url ?? '', 'http://site.invalid');
    if (!isCall(url)) {
      next();
      return;
    }
    try {
      endpoint ??= createContentEndpoints({ store: openSqlite(database), isDev });
      const answered = await endpoint(new NodeRequest({ req: request }), url, url.pathname.slice(base.length));
      if (answered) await sendNodeResponse(response, answered);
      else next();
    } catch (error) {
      next(error);
    }
  };
  return (...call) => {
    void answer(...call);
  };
}
