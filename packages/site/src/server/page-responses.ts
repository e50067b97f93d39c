import { errorResponse } from '@recto/content/node';
import type { App } from '../app/app.ts';
import type { Locale } from '../app/site.ts';
import { BOTS } from '../constants.ts';
import { defaultLocale, localisePath, splitLocale } from '../languages/locale.ts';
import { rawPath } from '../app/raw-path.ts';
import type { ResolvedPage } from '../payload/resolved-page.ts';
import type { InlineIslands } from '../islands/server/inline-islands.ts';
import { describeFailure } from './dev/describe-failure.ts';
import { withComponentName } from './render-without-failing.ts';
import type { OnFailure } from './render-without-failing.ts';
import { notFoundScript } from './not-found-script.ts';
import { offlinePayload } from '../offline/server/offline-payload.ts';
import { notFound } from './page-error.ts';
import { pageHeaders } from './security-policy.ts';
import { renderPage } from './render-page.tsx';
import type { ClientFiles, RenderPageOptions } from './render-page.tsx';
import { errorPayload } from './resolve-page.ts';

/** Options of `createPageResponses`. */
export interface PageResponseOptions {
  /** Routes, components and settings of the site. */
  app: App;
  /** URLs of the client's files. */
  files: ClientFiles;
  /** Id of the build. */
  buildId: string;
  /** Version of the content, for pages that are not made from content, such as error pages. */
  contentVersion?: () => Promise<string>;
  /** Development server, built server or static build. */
  mode: 'dev' | 'server' | 'static';
  /** Whether all pages have `noindex`, as for a preview or a demo. */
  isHidden?: boolean;
  /** Renders islands into the pages that contain them. */
  islands?: Pick<InlineIslands, 'render'>;
  /** Logs an error that visitors must not see. */
  report: (error: unknown, path: string) => void;
}

/** Responses with the HTML of pages. */
export interface PageResponses {
  /** Renders a page or an error page. */
  render(page: ResolvedPage, request: Request, more?: Pick<RenderPageOptions, 'banner'>): Promise<Response>;
  /** Renders the `404.html` that static hosts show for paths without a file. */
  renderNotFound(path: string): Promise<Response>;
  /** Renders the page that the service worker shows offline for pages that it has not cached. */
  offline(path: string): Promise<Response>;
}

/** Headers of every HTML response. */
export const HTML_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' };

/** Creates the functions that turn resolved pages into HTML responses. */
export function createPageResponses(options: PageResponseOptions): PageResponses {
  const { app, files, buildId, mode, report, islands, isHidden } = options;
  const headers: Record<string, string> = {
    ...HTML_HEADERS,
    'cache-control': 'no-cache',
    // The same URL returns the page as markdown if the request accepts that.
    vary: 'accept',
    ...pageHeaders(app.site, [], mode === 'dev'),
  };
  /** The `link` header, which also names the markdown version of a page. */
  const linkOf = ({ path, markdown }: ResolvedPage): Record<string, string> => {
    const address = encodeURI(rawPath(path, app.site.base));
    const alternate = markdown && app.site.raw !== false ? [`<${address}>; rel="alternate"; type="text/markdown"`] : [];
    const links = [...alternate, headers['link'] ?? []].flat();
    return links.length === 0 ? {} : { link: links.join(', ') };
  };
  /** Adds the version of the content. An error page is shown even if the database is unavailable. */
  const withContentVersion = async (page: ResolvedPage): Promise<ResolvedPage> => ({
    contentVersion: await options.contentVersion?.().catch(() => undefined),
    ...page,
  });
  /** Logs what a markdown component throws; in development, it is also shown in the page. */
  const onFailureIn =
    (path: string): OnFailure =>
    (error, component) => {
      report(withComponentName(error, component), path);
      return mode === 'dev' ? describeFailure(error) : undefined;
    };
  const localeOf = (path: string): Locale => splitLocale(path, app.site)?.locale ?? defaultLocale(app.site);

  /** Renders a page, or an error page if that fails. An error page that fails to render throws. */
  const renderOrError = async (
    page: ResolvedPage,
    pageOptions: Pick<RenderPageOptions, 'search' | 'banner'>,
  ): Promise<{ payload: ResolvedPage; html: string }> => {
    const payload = page.contentVersion === undefined ? await withContentVersion(page) : page;
    try {
      const onFailure = onFailureIn(payload.path);
      return {
        payload,
        html: await renderPage(app, payload, files, { buildId, ...pageOptions, isHidden, islands, onFailure }),
      };
    } catch (error) {
      if (payload.error) throw error;
      report(error, payload.path);
      const failed = await withContentVersion(await errorPayload(app, payload.path, localeOf(payload.path), error));
      return { payload: failed, html: await renderPage(app, failed, files, { buildId, isHidden, islands }) };
    }
  };

  return {
    async render(requested, request, more) {
      const isBot = BOTS.test(request.headers.get('user-agent') ?? '');
      const { payload, html } =
        isBot && requested.error
          ? { payload: requested, html: '' }
          : await renderOrError(requested, { search: new URL(request.url).search, ...more });
      const { error } = payload;
      if (!error) {
        const cache: Record<string, string> = payload.perVisitor ? { 'cache-control': 'private, no-store' } : {};
        return new Response(html, { status: payload.status, headers: { ...headers, ...linkOf(payload), ...cache } });
      }
      // Bots get no error page.
      const vary = { vary: 'accept, user-agent' };
      if (!isBot) return new Response(html, { status: error.status, headers: { ...headers, ...vary } });
      report(`${error.status} ${error.message}, requested by a bot`, payload.path);
      return errorResponse(error.status, error.message, { 'cache-control': 'no-cache', ...vary });
    },

    async renderNotFound(path) {
      const locale = localeOf(path);
      const owner = localisePath('/404', locale, app.site);
      const script = mode === 'static' ? notFoundScript(app) : undefined;
      const payload = await withContentVersion(await errorPayload(app, owner, locale, notFound(owner)));
      const html = await renderPage(app, payload, files, { buildId, script, isHidden, islands });
      return new Response(html, { status: 404, headers });
    },

    async offline(path) {
      const locale = localeOf(path);
      const payload = await withContentVersion(offlinePayload(app.site, locale, await app.messages[locale.code]?.()));
      const html = await renderPage(app, payload, files, { buildId, isHidden: true });
      return new Response(html, { headers });
    },
  };
}
