import { refuse } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import { createHash } from 'node:crypto';
import type { App } from '../app/app.ts';
import { encodePath, isPagePath } from '../app/page-paths.ts';
import { colorModeScript } from '../boot/color-mode.ts';
import { LOCALE_COOKIE } from '../constants.ts';
import { chooseLocale, localisePath, splitLocale } from '../languages/locale.ts';
import { isRedirect, payloadOwner } from '../payload/payload.ts';
import type { Payload, PayloadAnswer } from '../payload/payload.ts';
import { readCookie } from './cookies.ts';
import { notFound } from './page-error.ts';
import { renderPage } from './render-page.tsx';
import type { ClientFiles } from './render-page.tsx';
import { errorPayload } from './resolve-page.ts';
import type { ResolvePage } from './resolve-page.ts';
import { renderRootRedirect, rootRedirectScript } from './root-redirect.ts';

export interface HandlerOptions {
  app: App;
  resolve: ResolvePage;
  files: ClientFiles;
  buildId: string;
  mode: 'dev' | 'server' | 'static';
  /** Every path the site has, for the static output. */
  listPaths: () => Promise<string[]>;
  /** Asked first, each for what is its own. */
  endpoints?: readonly Endpoint[];
  /** Hears of errors that visitors must not read. */
  report: (error: unknown, path: string) => void;
}

const HTML = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** Answers every request that no file answers. */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { app, resolve, files, buildId, mode, listPaths, report, endpoints = [] } = options;
  const [fallback] = app.site.locales;
  const isMultilingual = app.site.locales.length > 1;
  const policy = contentSecurityPolicy([colorModeScript, rootRedirectScript(app.site)]);
  const pageHeaders = {
    ...HTML,
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(mode === 'dev' ? {} : { 'content-security-policy': policy }),
  };

  /** The language's home, for a visitor who asks for none. */
  const home = (request: Request): string =>
    localisePath('/', chooseLocale(readCookie(request, LOCALE_COOKIE), app.site), app.site);

  const render = async (payload: Payload): Promise<{ html: string; status: number }> => {
    try {
      return { html: await renderPage(app, payload, files, buildId), status: payload.status };
    } catch (error) {
      if (payload.error) throw error;
      report(error, payload.path);
      const locale = splitLocale(payload.path, app.site)?.locale ?? fallback;
      const failed = errorPayload(app, payload.path, locale, error);
      return { html: await renderPage(app, failed, files, buildId), status: failed.status };
    }
  };

  const page = async (path: string, search: string): Promise<Response> => {
    const answer = await resolve(path);
    if (isRedirect(answer)) return redirect(answer.redirect, search);
    const { html, status } = await render(answer);
    return new Response(html, { status, headers: pageHeaders });
  };

  /** The page that static hosts show for whatever they do not have. */
  const missing = async (): Promise<Response> => {
    const path = localisePath('/404', fallback, app.site);
    const { html } = await render(errorPayload(app, path, fallback, notFound(path)));
    return new Response(html, { status: 404, headers: pageHeaders });
  };

  const payload = async (path: string, request: Request, isCurrent: boolean): Promise<Response> => {
    const isRoot = path === '/' && isMultilingual;
    const answer: PayloadAnswer = isRoot ? { redirect: home(request) } : await resolve(path);
    const status = isRedirect(answer) ? 200 : answer.status;
    // A payload of this very build never changes; an error may heal, and a language be chosen anew.
    const isLasting = isCurrent && status === 200 && mode !== 'dev' && !isRoot;
    const cache = isLasting ? 'public, max-age=31536000, immutable' : 'no-store';
    return Response.json(answer, { status, headers: { 'cache-control': cache, 'x-content-type-options': 'nosniff' } });
  };

  /** For the static output the answer to `/` names every other path that is wanted. */
  const staticRoot = async (): Promise<Response> => {
    const answer = isMultilingual ? new Response(renderRootRedirect(app.site), { headers: HTML }) : await page('/', '');
    answer.headers.set('x-nitro-prerender', (await listPaths()).map(encodePath).join(','));
    return answer;
  };

  return async (request) => {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    if (path === undefined) return refuse(400, 'Bad Request');
    for (const endpoint of endpoints) {
      const answer = await endpoint(request, url, path);
      if (answer) return answer;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    const owner = payloadOwner(path);
    if (owner !== undefined) return await payload(owner, request, url.search === `?${buildId}`);
    if (path === '/404.html') return await missing();
    if (path === '/' && mode === 'static') return await staticRoot();
    if (path === '/' && isMultilingual) return redirect(home(request), url.search);
    return isPagePath(path) ? await page(path, url.search) : refuse(404, 'Not Found');
  };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Visitors stay here, whatever the Host header says: an internal target is a path alone. */
function redirect(target: string, search: string): Response {
  const url = new URL(target, 'http://site.invalid');
  if (url.search === '') url.search = search;
  const location = url.hostname === 'site.invalid' ? url.pathname + url.search + url.hash : url.href;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
