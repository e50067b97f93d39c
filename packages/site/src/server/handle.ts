import { createHash } from 'node:crypto';
import type { App } from '../app/app.ts';
import { colorModeScript } from '../boot/color-mode.ts';
import { LOCALE_COOKIE } from '../constants.ts';
import { chooseLocale, localisePath } from '../languages/locale.ts';
import { isRedirect, payloadOwner } from '../payload/payload.ts';
import { readCookie } from './cookies.ts';
import { renderPage } from './render-page.tsx';
import type { ClientFiles } from './render-page.tsx';
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
}

/** Answers every request that no file answers. */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { app, resolve, files, buildId, mode, listPaths } = options;
  const policy = contentSecurityPolicy([colorModeScript, rootRedirectScript(app.site)]);

  const page = async (path: string, missing = false): Promise<Response> => {
    const answer = await resolve(path);
    if (isRedirect(answer)) return redirect(answer.redirect);
    const html = await renderPage(app, answer, files, buildId);
    return new Response(html, {
      status: missing ? 404 : answer.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        ...(mode === 'dev' ? {} : { 'content-security-policy': policy }),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    });
  };

  const payload = async (path: string, isCurrent: boolean): Promise<Response> => {
    const answer = await resolve(path);
    const status = isRedirect(answer) ? 200 : answer.status;
    // A payload of this very build never changes; an error may heal.
    const cache = isCurrent && status === 200 && mode !== 'dev' ? 'public, max-age=31536000, immutable' : 'no-store';
    return Response.json(answer, { status, headers: { 'cache-control': cache, 'x-content-type-options': 'nosniff' } });
  };

  const root = async (request: Request): Promise<Response> => {
    if (mode === 'static') {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'x-nitro-prerender': (await listPaths()).join(','),
      };
      return new Response(renderRootRedirect(app.site), { headers });
    }
    const locale = chooseLocale(readCookie(request, LOCALE_COOKIE), app.site);
    return redirect(localisePath('/', locale, app.site));
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    if (path === undefined) return refuse(400, 'Bad Request');
    const owner = payloadOwner(path);
    if (owner !== undefined) return await payload(owner, url.search === `?${buildId}`);
    if (path === '/404.html') return await page(localisePath('/404', app.site.locales[0], app.site), true);
    if (path === '/' && app.site.locales.length > 1) return await root(request);
    if (/\.[^/]+$/u.test(path) || path.startsWith('/_') || path.startsWith('/api/')) return refuse(404, 'Not Found');
    return await page(path);
  };
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function redirect(location: string): Response {
  // A path alone: whatever the Host header says, visitors stay here.
  return new Response(null, { status: 302, headers: { location: encodeURI(location), 'cache-control': 'no-store' } });
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
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
