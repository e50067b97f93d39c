import { runningSite } from '../../api/running-site.ts';
import { dropBase } from '../../app/base.ts';
import { isPagePath } from '../../app/page-paths.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Finds the API route of a path for a method. The result has no `method` if the route accepts every method. */
export type FindRoute = (method: string, path: string) => { method?: string } | undefined;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Wraps Nitro's handler: a path that has API routes for other methods only responds with 405 and the allowed methods.
 * Nitro passes such a request on to the pages, which respond with 404, or with 405 and their own methods.
 */
export function refuseOtherMethods(handle: Fetch, find: FindRoute): Fetch {
  return async (request) => {
    const response = await handle(request);
    if (response.status !== 404 && response.status !== 405) return response;
    const { pathname } = new URL(request.url);
    // The response is from a route for this method.
    if (find(request.method, pathname)?.method !== undefined) return response;
    const methods = METHODS.filter((method) => find(method, pathname)?.method !== undefined);
    if (methods.length === 0) return response;
    const hasPage = response.status === 405 && isPagePath(dropBase(pathname) ?? pathname);
    const allow = [...new Set([...(hasPage ? ['GET', 'HEAD'] : []), ...methods])].join(', ');
    const error = { status: 405, statusText: 'Method Not Allowed', message: 'Method Not Allowed' };
    const refused = await runningSite()?.respondToError(request, { ...error, headers: new Headers({ allow }) });
    return refused ?? new Response(error.message, { status: 405, headers: { allow } });
  };
}
