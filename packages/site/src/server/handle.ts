import { errorResponse } from '@recto/content/node';
import type { App } from '../app/app.ts';
import { dropBase } from '../app/base.ts';
import { decodePath, isPagePath } from '../app/page-paths.ts';
import { LOCALE_COOKIE } from '../constants.ts';
import { withQuery } from '../errors/with-query.ts';
import { chooseLocale, isMultilingual, localisePath } from '../languages/locale.ts';
import { OFFLINE_PAGE_PATH } from '../offline/offline-config.ts';
import { BUILD_HEADER, isRedirect, pageOfPayloadPath, versionQuery } from '../payload/payload.ts';
import type { RedirectPayload } from '../payload/payload.ts';
import { filePayloadOf } from '../payload/resolved-page.ts';
import type { ResolveResult, ResolvePage } from '../payload/resolved-page.ts';
import { createRuleMatcher, mergeUrl } from '../rules/match-rule.ts';
import { readCookie } from '../cookies/cookie.ts';
import { markdownResponse, prefersMarkdown } from '../raw/markdown-response.ts';
import type { LoadQueryData } from './query-data-loader.ts';
import { createPageResponses } from './page-responses.ts';
import { currentVersionFor, makeFromOneVersion, namedContent } from './content-version.ts';
import type { ContentVersion } from './content-version.ts';
import { compressResponse } from './compress-response.ts';
import { createErrorResponder } from './error-responder.ts';
import type { FormerPaths } from './former-paths.ts';
import { createEndpointTable } from './endpoints/endpoint-table.ts';
import type { EndpointTableOptions } from './endpoints/endpoint-table.ts';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import type { HostFilesOptions } from './hosts/host-files.ts';
import type { InlineIslands } from '../islands/server/inline-islands.ts';
import { createPageCache } from './page-cache.ts';
import type { PageCache } from './page-cache.ts';
import { notFound, PageError } from './page-error.ts';
import type { ClientFiles } from './render-page.tsx';
import { isTemporary, withRetryAfter } from './unavailable.ts';
import { createStaticResponses } from './static-responses.ts';

/** Options of `createHandler`. */
export interface HandlerOptions extends EndpointTableOptions {
  /** Routes, components and settings of the site. */
  app: App;
  /** Resolves a path to a page. */
  resolve: ResolvePage;
  /** Adds the data for the query string of a request to a page. */
  loadQueryData?: LoadQueryData;
  /** URLs of the client's files. */
  files: ClientFiles;
  /** Id of the build. */
  buildId: string;
  /** Development server, built server or static build. */
  mode: 'dev' | 'server' | 'static';
  /** Lists the headers of generated files, for the static output. */
  fileHeaders?: HostFilesOptions['fileHeaders'];
  /** Whether all pages have `noindex`, as for a preview or a demo. */
  isHidden?: boolean;
  /** Renders islands into the pages that contain them. */
  islands?: Pick<InlineIslands, 'render'>;
  /** Finds the page that had a path before. */
  findByFormerPath?: FormerPaths['find'];
  /** Lists the redirects of former paths, for the static output. */
  listFormerPaths?: HostFilesOptions['listFormerPaths'];
  /** The version of the content that is served. It may change while the server runs. */
  version: ContentVersion;
  /** Routes that are not pages. */
  endpoints?: readonly SiteEndpoint[];
  /** Logs an error that visitors must not see. */
  report: (error: unknown, path: string) => void;
}

/** How long browsers may cache a permanent redirect, in seconds. */
const REDIRECT_SECONDS = 3600;

/** Handles requests, and gives access to cached pages. */
export interface Handler {
  (request: Request): Promise<Response>;
  /** Returns a page from the cache in memory. The key is `html`, a space and the path. */
  findPage: PageCache['find'];
}

/** Creates the handler of every request that is not for a static file. */
export function createHandler(options: HandlerOptions): Handler {
  const { app, resolve, buildId, mode, report, endpoints = [], version, loadQueryData } = options;
  const hasRaw = app.site.raw !== false;
  const hasLanguages = isMultilingual(app.site);
  const dropSiteBase = (path: string): string | undefined => dropBase(path, app.site.base ?? '');
  const matchRule = createRuleMatcher(app);
  const answerEndpoint = createEndpointTable(endpoints, options);
  const pages = createPageResponses({ ...options, contentVersion: version.current });
  const statics = createStaticResponses(options, pages);
  const answerError = createErrorResponder(app, pages);
  const cached = mode === 'server' ? createPageCache() : undefined;
  /** The version of content that cannot change, once it is known. */
  let fixed: string | undefined;

  /** Redirects from the root to the home page in the visitor's language. */
  const home = (request: Request): RedirectPayload => {
    const locale = chooseLocale(readCookie(request, LOCALE_COOKIE), app.site);
    return { redirect: localisePath('/', locale, app.site), status: 302 };
  };

  const isRoot = (path: string): boolean => hasLanguages && dropSiteBase(path) === '/';

  const getsMarkdown = (request: Request): boolean => hasRaw && prefersMarkdown(request.headers.get('accept') ?? '');

  /** Makes a response from one version of the content. If that is not `content`, the key of the cache is wrong. */
  const fromOneVersion = async (content: string, make: () => Promise<Response>): Promise<Response> => {
    const { made: response, isVerified, content: own } = await makeFromOneVersion(version, content, make);
    if (!isVerified || own !== content) response.headers.set('cache-control', 'no-store');
    return response;
  };

  const page = async (request: Request, url: URL, path: string): Promise<Response> => {
    // Pages with a query are not cached: the query may change them, and the number of queries has no limit.
    if (!cached) return await renderPage(request, url, path);
    if (url.search !== '') {
      return await fromOneVersion(await version.current(), async () => await renderPage(request, url, path));
    }
    const content = await version.current();
    if (version.isFixed) fixed = content;
    const key = `${content} ${getsMarkdown(request) ? 'markdown' : 'html'} ${path}`;
    return await cached(
      request,
      key,
      async () => await fromOneVersion(content, async () => await renderPage(request, url, path)),
    );
  };

  const renderPage = async (request: Request, { search }: URL, path: string): Promise<Response> => {
    if (isRoot(path)) return redirect(home(request), search, { vary: 'cookie' });
    const result = await resolve(path, request);
    if (isRedirect(result)) return redirect(result, search);
    const markdown = getsMarkdown(request) ? await markdownResponse(result) : undefined;
    if (markdown) return markdown;
    return await pages.render(withQuery(loadQueryData ? await loadQueryData(result, search) : result, search), request);
  };

  const payload = async (request: Request, url: URL, path: string): Promise<Response> => {
    const content = await currentVersionFor(version, namedContent(url.search, buildId));
    // A request for a payload of older content or of another build gets the current payload.
    const isCurrent = url.search === versionQuery({ build: buildId, content });
    if (!cached) return await makePayload(request, url, path, isCurrent);
    if (!isCurrent) return await fromOneVersion(content, async () => await makePayload(request, url, path, false));
    const make = async (): Promise<Response> =>
      await fromOneVersion(content, async () => await makePayload(request, url, path, isCurrent));
    return await cached(request, `${content} payload ${path}`, make);
  };

  const makePayload = async (
    request: Request,
    { search }: URL,
    path: string,
    isCurrent: boolean,
  ): Promise<Response> => {
    const result: ResolveResult = isRoot(path) ? home(request) : await resolve(path, request);
    const status = isRedirect(result) ? 200 : result.status;
    // A payload of this build and content never changes. Errors and temporary redirects may.
    const isLasting = isRedirect(result) ? result.status === 301 : status === 200;
    const isPrivate = !isRedirect(result) && result.perVisitor === true;
    const isKept = isLasting && isCurrent && mode !== 'dev' && !isPrivate;
    return Response.json(isRedirect(result) ? result : filePayloadOf(result), {
      status,
      headers: {
        'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-store',
        'x-content-type-options': 'nosniff',
        // With this header, a page of an older build detects that there is a new one.
        ...(!search.startsWith(`?${buildId}.`) && { [BUILD_HEADER]: buildId }),
      },
    });
  };

  const respond = async (request: Request, url: URL, path: string): Promise<Response> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const sitePath = dropSiteBase(path);
    if (sitePath === undefined) return await answerError(request, path, notFound(path + url.search));
    // Redirect rules come first, since old paths may look like API calls or files.
    const hasMoved = isRead && matchRule(path)?.redirect !== undefined;
    const response = hasMoved ? undefined : await answerEndpoint(request, url, sitePath);
    if (response) return response;
    if (!isRead) return errorResponse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    const payloadPage = pageOfPayloadPath(path);
    if (payloadPage !== undefined) return await payload(request, url, payloadPage);
    if (path.endsWith('/404.html')) return await pages.renderNotFound(path);
    if (options.files.offline !== undefined && path.endsWith(OFFLINE_PAGE_PATH)) return await pages.offline(path);
    if (mode === 'static') return await statics.answer(request, path);
    if (hasMoved || isPagePath(sitePath)) return await page(request, url, path);
    // The former path of a page may look like a file: `/about.html`.
    const former = await options.findByFormerPath?.(path);
    if (former !== undefined) return redirect({ redirect: former, status: 301 }, url.search);
    return await answerError(request, path, notFound(path + url.search));
  };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = decodePath(url.pathname);
    try {
      const response = withRetryAfter(
        path === undefined
          ? await answerError(request, url.pathname, new PageError(400, 'Bad Request'))
          : await respond(request, url, path),
      );
      const sent = mode === 'server' ? await compressResponse(request, response) : response;
      return request.method === 'HEAD' ? new Response(null, sent) : sent;
    } catch (error) {
      // The dev server shows the error to the developer.
      if (mode === 'dev') throw error;
      report(error, path ?? url.pathname);
      if (isTemporary(error)) {
        const unavailable = new PageError(503, 'Service Unavailable');
        const page = await answerError(request, path ?? url.pathname, unavailable).catch(() => undefined);
        return withRetryAfter(page ?? errorResponse(503, 'Service Unavailable'));
      }
      return errorResponse(500, 'Internal Server Error', { 'cache-control': 'no-store' });
    }
  };
  const findPage: PageCache['find'] = (key) => (fixed === undefined ? undefined : cached?.find(`${fixed} ${key}`));
  return Object.assign(handle, { findPage });
}

/** A redirect. Internal targets have no host, so a forged `Host` header cannot lead visitors to another site. */
function redirect(
  { redirect, status = 302 }: RedirectPayload,
  search: string,
  headers: Record<string, string> = {},
): Response {
  const location = mergeUrl(redirect, { search, hash: '' });
  const cache = status === 301 ? `public, max-age=${REDIRECT_SECONDS}` : 'no-store';
  return new Response(null, { status, headers: { location, 'cache-control': cache, ...headers } });
}
