import { OFFLINE_PAGE, WORKER_FILE } from './facts.ts';
import type { OfflineFacts, ReadMessage } from './facts.ts';
import { kindOf } from './kinds.ts';
import type { Plan } from './plan-request.ts';
import { isKeptSite, listReadPages } from './read-pages.ts';
import type { Shelf } from './shelf.ts';

/** Options of `createAnswers`. */
export interface AnswersOptions {
  facts: OfflineFacts;
  shelf: Shelf;
  origin: string;
  fetch: typeof fetch;
  /** Unregisters the worker, because the site no longer has one. */
  leave: () => Promise<void>;
}

/** Runs work after the response is sent. */
type Later = (work: Promise<unknown>) => void;

/** Responds to requests in the service worker. */
export interface Answers {
  /** Responds to a request according to its plan. */
  answer: (plan: Exclude<Plan, 'pass'>, request: Request, later: Later) => Promise<Response>;
  /**
   * Caches a page that was loaded without the worker or by client-side navigation, and the files that it has loaded.
   */
  keepRead: (message: ReadMessage) => Promise<void>;
}

const HTML = { accept: 'text/html' };

/** Creates the functions that respond to requests from the network and the cache. */
export function createAnswers({ facts, shelf, origin, fetch, leave }: AnswersOptions): Answers {
  const { base, locales, defaultLocale } = facts;
  const inLocale = (code: string, path: string): string => base + (locales.length === 0 ? '' : `/${code}`) + path;
  const localeOf = (pathname: string): string => pathname.slice(base.length).split('/')[1] ?? '';

  /** Caches a page as it was sent, and the offline page of its language. */
  const keepPage = async (url: URL, response: Response, content?: string): Promise<void> => {
    if (url.search !== '' || !mayKeep(response) || !isHtml(response)) return;
    const html = await response.text();
    if (!isKeptSite(html, facts)) {
      if (await isTurnedOff()) await leave();
      return;
    }
    await shelf.keepPage(url, html, response.headers, content);
    const instead = new URL(inLocale(localeOf(url.pathname), OFFLINE_PAGE), origin);
    if (await shelf.has(instead)) return;
    const page = await fetch(instead, { headers: HTML });
    // Some hosts redirect to the path without extension. A redirected response cannot be used for a navigation, so it
    // is copied.
    if (page.ok) await shelf.keep(instead, new Response(await page.text(), { headers: page.headers }));
  };

  /** Whether the site no longer has a worker, so that this one must be removed. */
  const isTurnedOff = async (): Promise<boolean> => {
    const { status, ok, headers } = await fetch(base + WORKER_FILE, { cache: 'no-store' });
    return status === 404 || status === 410 || (ok && !(headers.get('content-type') ?? '').includes('javascript'));
  };

  /** Returns the locale for a path without one: that of the page that was read last. */
  const lastLocale = async (): Promise<string> => {
    const [last] = await shelf.listPages();
    return last ? localeOf(last.pathname) : defaultLocale;
  };

  const offlinePage = async ({ pathname }: URL): Promise<Response | undefined> => {
    for (const code of [localeOf(pathname), await lastLocale(), defaultLocale]) {
      const page = await shelf.find(new URL(inLocale(code, OFFLINE_PAGE), origin));
      if (!page) continue;
      const html = listReadPages(await page.text(), await shelf.listPages());
      return new Response(html, { status: 503, statusText: 'Offline', headers: page.headers });
    }
    return undefined;
  };

  const answerPage = async (request: Request, later: Later): Promise<Response> => {
    const url = new URL(request.url);
    try {
      const response = await fetch(request);
      later(keepPage(url, response.clone()));
      return response;
    } catch {
      return (await shelf.find(url)) ?? (await offlinePage(url)) ?? Response.error();
    }
  };

  const answerRoot = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request);
    } catch {
      return Response.redirect(new URL(inLocale(await lastLocale(), ''), origin), 302);
    }
  };

  const ask = async (request: Request, later: Later): Promise<Response> => {
    const response = await fetch(request);
    if (mayKeep(response)) later(shelf.keep(new URL(request.url), response.clone()));
    return response;
  };

  return {
    async answer(plan, request, later) {
      if (plan === 'page') return await answerPage(request, later);
      if (plan === 'root') return await answerRoot(request);
      const url = new URL(request.url);
      if (plan === 'kept-first') return (await shelf.find(url)) ?? (await ask(request, later));
      return await ask(request, later).catch(async () => (await shelf.find(url)) ?? Response.error());
    },

    async keepRead({ page, content, files }) {
      const url = new URL(page, origin);
      if (url.search === '' && kindOf(url.pathname, facts) === 'page' && !(await shelf.has(url, content))) {
        await keepPage(url, await fetch(url, { headers: HTML }), content);
      }
      for (const file of files) {
        const address = new URL(file, origin);
        const kind = address.origin === origin ? kindOf(address.pathname, facts) : undefined;
        if (kind === undefined || kind === 'page' || (await shelf.find(address))) continue;
        const response = await fetch(address);
        if (mayKeep(response)) await shelf.keep(address, response);
      }
    },
  };
}

/** The properties of a `Response` that decide whether it is cached. */
export type ResponseFacts = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/**
 * Whether a response may be cached: complete, of this origin, not redirected, and the same for every visitor. A service
 * worker cannot see whether a response sets a cookie; a server that sets one sends `private` or `no-store`.
 */
export function mayKeep({ status, type, redirected, headers }: ResponseFacts): boolean {
  const isForAll = !/no-store|private/iu.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && isForAll;
}

/** Whether a response is an HTML page, and not the markdown version for programs. */
export function isHtml({ headers }: Pick<ResponseFacts, 'headers'>): boolean {
  return /^text\/html\b/iu.test(headers.get('content-type') ?? '');
}
