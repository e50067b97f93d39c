import { dropBase } from '../app/base.ts';
import type { OfflineConfig } from './offline-config.ts';
import { isImmutable, kindOf } from './response-kind.ts';

/** How the worker handles a request. */
export type RequestPlan =
  /** Not handled: the browser sends the request as if there were no worker. */
  | 'pass'
  /** A page: the network first, then the cache, then the offline page. */
  | 'page'
  /** The root of a site with several languages, which only redirects to one of them. */
  | 'root'
  /** The cache first, then the network. */
  | 'cache-first'
  /** The network first, then the cache. */
  | 'network-first';

/** The properties of a `Request` that the plan depends on. */
export type RequestData = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'referrer' | 'cache'> & {
  headers: Pick<Headers, 'has'>;
};

/** Decides how the worker handles a request. */
export function planRequest(
  request: RequestData,
  origin: string,
  config: Pick<OfflineConfig, 'base' | 'locales'>,
): RequestPlan {
  const { method, mode, destination, headers } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== origin || headers.has('range')) return 'pass';
  const kind = kindOf(url.pathname, config);
  if (mode === 'navigate') {
    // Frames inside a page are not handled.
    if (destination !== 'document') return 'pass';
    if (config.locales.length > 0 && dropBase(url.pathname, config.base) === '/') return 'root';
    return kind === 'page' ? 'page' : 'pass';
  }
  if (kind === undefined || kind === 'page') return 'pass';
  // Open pages check regularly for newer content with `no-cache`; the server has to respond to that.
  if (isImmutable(url.pathname, kind, config) && request.cache !== 'no-cache') return 'cache-first';
  return isRequestedByPage(request, origin, config) ? 'network-first' : 'pass';
}

/** A file without a hash may belong to another site on the same host; the referrer decides. */
function isRequestedByPage({ referrer }: RequestData, origin: string, config: Pick<OfflineConfig, 'base' | 'locales'>) {
  if (!URL.canParse(referrer)) return false;
  const referringUrl = new URL(referrer);
  return referringUrl.origin === origin && kindOf(referringUrl.pathname, config) === 'page';
}
