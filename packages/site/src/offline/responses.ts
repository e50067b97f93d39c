import { OFFLINE_PAGE_PATH, WORKER_PATH } from './offline-config.ts';
import type { OfflineConfig, VisitMessage } from './offline-config.ts';
import { kindOf } from './response-kind.ts';
import type { RequestPlan } from './plan-request.ts';
import { belongsToSite, insertVisitedPages } from './visited-pages.ts';
import type { OfflineCache } from './offline-cache.ts';

/** Options of `createResponder`. */
export interface ResponderOptions {
  config: OfflineConfig;
  cache: OfflineCache;
  origin: string;
  fetch: typeof fetch;
  /** Unregisters the worker, because the site no longer has one. */
  unregister: () => Promise<void>;
}

/** Runs work after the response is sent. */
type Later = (work: Promise<unknown>) => void;

/** Responds to requests in the service worker. */
export interface Responder {
  /** Responds to a request according to its plan. */
  respond: (plan: Exclude<RequestPlan, 'pass'>, request: Request, later: Later) => Promise<Response>;
  /**
   * Caches a page that was loaded without the worker or by client-side navigation, and the files that it has loaded.
   */
  cacheVisitedPage: (message: VisitMessage) => Promise<void>;
}

const HTML = { accept: 'text/html' };

/** Creates the functions that respond to requests from the network and the cache. */
export function createResponder({ config, cache, origin, fetch, unregister }: ResponderOptions): Responder {
  const { base, locales, defaultLocale } = config;
  const inLocale = (code: string, path: string): string => base + (locales.length === 0 ? '' : `/${code}`) + path;
  const localeOf = (pathname: string): string => pathname.slice(base.length).split('/')[1] ?? '';

  /** Caches a page as it was sent, and the offline page of its language. */
  const keepPage = async (url: URL, response: Response, content?: string): Promise<void> => {
    if (url.search !== '' || !isCacheable(response) || !isHtml(response)) return;
    const html = await response.text();
    if (!belongsToSite(html, config)) {
      if (await isRemoved()) await unregister();
      return;
    }
    await cache.putPage(url, html, response.headers, content);
    const offlineUrl = new URL(inLocale(localeOf(url.pathname), OFFLINE_PAGE_PATH), origin);
    if (await cache.has(offlineUrl)) return;
    const page = await fetch(offlineUrl, { headers: HTML });
    // Some hosts redirect to the path without extension. A redirected response cannot be used for a navigation, so it
    // is copied.
    if (page.ok) await cache.put(offlineUrl, new Response(await page.text(), { headers: page.headers }));
  };

  /** Whether the site no longer has a worker, so that this one must be removed. */
  const isRemoved = async (): Promise<boolean> => {
    const { status, ok, headers } = await fetch(base + WORKER_PATH, { cache: 'no-store' });
    return status === 404 || status === 410 || (ok && !(headers.get('content-type') ?? '').includes('javascript'));
  };

  /** Returns the locale for a path without one: that of the page that was read last. */
  const lastLocale = async (): Promise<string> => {
    const [last] = await cache.listPages();
    return last ? localeOf(last.pathname) : defaultLocale;
  };

  const offlinePage = async ({ pathname }: URL): Promise<Response | undefined> => {
    for (const code of [localeOf(pathname), await lastLocale(), defaultLocale]) {
      const page = await cache.find(new URL(inLocale(code, OFFLINE_PAGE_PATH), origin));
      if (!page) continue;
      const html = insertVisitedPages(await page.text(), await cache.listPages());
      return new Response(html, { status: 503, statusText: 'Offline', headers: page.headers });
    }
    return undefined;
  };

  const respondPage = async (request: Request, later: Later): Promise<Response> => {
    const url = new URL(request.url);
    try {
      const response = await fetch(request);
      later(keepPage(url, response.clone()));
      return response;
    } catch {
      return (await cache.find(url)) ?? (await offlinePage(url)) ?? Response.error();
    }
  };

  const respondRoot = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request);
    } catch {
      return Response.redirect(new URL(inLocale(await lastLocale(), ''), origin), 302);
    }
  };

  const fetchAndCache = async (request: Request, later: Later): Promise<Response> => {
    const response = await fetch(request);
    if (isCacheable(response)) later(cache.put(new URL(request.url), response.clone()));
    return response;
  };

  return {
    async respond(plan, request, later) {
      if (plan === 'page') return await respondPage(request, later);
      if (plan === 'root') return await respondRoot(request);
      const url = new URL(request.url);
      if (plan === 'cache-first') return (await cache.find(url)) ?? (await fetchAndCache(request, later));
      return await fetchAndCache(request, later).catch(async () => (await cache.find(url)) ?? Response.error());
    },

    async cacheVisitedPage({ page, content, files }) {
      const url = new URL(page, origin);
      if (url.search === '' && kindOf(url.pathname, config) === 'page' && !(await cache.has(url, content))) {
        await keepPage(url, await fetch(url, { headers: HTML }), content);
      }
      for (const file of files) {
        const address = new URL(file, origin);
        const kind = address.origin === origin ? kindOf(address.pathname, config) : undefined;
        if (kind === undefined || kind === 'page' || (await cache.find(address))) continue;
        const response = await fetch(address);
        if (isCacheable(response)) await cache.put(address, response);
      }
    },
  };
}

/** The properties of a `Response` that decide whether it is cached. */
export type ResponseData = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/**
 * Whether a response may be cached: complete, of this origin, not redirected, and the same for every visitor. A service
 * worker cannot see whether a response sets a cookie; a server that sets one sends `private` or `no-store`.
 */
export function isCacheable({ status, type, redirected, headers }: ResponseData): boolean {
  const isForAll = !/no-store|private/iu.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && isForAll;
}

/** Whether a response is an HTML page, and not the markdown version for programs. */
export function isHtml({ headers }: Pick<ResponseData, 'headers'>): boolean {
  return /^text\/html\b/iu.test(headers.get('content-type') ?? '');
}
