import { refuse } from '@recto/content/node';
import type { App } from '../app/app.ts';
import { dropBase } from '../app/base.ts';
import { decodePath, isPagePath } from '../app/page-paths.ts';
import { LOCALE_COOKIE } from '../constants.ts';
import { withQuery } from '../errors/with-query.ts';
import { chooseLocale, isMultilingual, localisePath } from '../languages/locale.ts';
import { OFFLINE_PAGE } from '../offline/facts.ts';
import { BUILD_HEADER, isRedirect, payloadOwner, versionQuery } from '../payload/payload.ts';
import type { RedirectPayload } from '../payload/payload.ts';
import { filePayloadOf } from '../payload/resolved-page.ts';
import type { PageAnswer, ResolvePage } from '../payload/resolved-page.ts';
import { createRuleMatcher, mergeAddress } from '../rules/match-rule.ts';
import { readCookie } from '../cookies/cookie.ts';
import { answerMarkdown, prefersMarkdown } from '../raw/answer-markdown.ts';
import type { AskPage } from './ask-page.ts';
import { createPageAnswers } from './answer-page.ts';
import type { ContentVersion } from './content-version.ts';
import { compressResponse } from './compress-response.ts';
import { createErrorAnswers } from './error-answers.ts';
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
import { isPassing, withRetryAfter } from './unavailable.ts';
import { createStaticAnswers } from './static-answers.ts';

export interface HandlerOptions extends EndpointTableOptions {
  app: App;
  resolve: ResolvePage;
  /** Answers the query that a page is asked with. */
  ask?: AskPage;
  files: ClientFiles;
  buildId: string;
  mode: 'dev' | 'server' | 'static';
  /** What the files that the site makes of its content say of themselves, for the static output. */
  fileHeaders?: HostFilesOptions['fileHeaders'];
  /** Search engines are asked to leave the whole site out, as a preview or a demo. */
  isHidden?: boolean;
  /** Puts islands into the pages that show them. */
  islands?: Pick<InlineIslands, 'draw'>;
  /** Finds the page that had a path before. */
  findFormer?: FormerPaths['find'];
  /** Lists the redirects of former paths, for the static output. */
  listFormer?: HostFilesOptions['listFormer'];
  /** Which content is served. It may change while the server runs. */
  version: ContentVersion;
  /** Addresses that are no pages. */
  endpoints?: readonly SiteEndpoint[];
  /** Hears of errors that visitors must not read. */
  report: (error: unknown, path: string) => void;
}

/** How long a browser may believe that a page has moved, in seconds. */
const REDIRECT_SECONDS = 3600;

export interface Handler {
  (request: Request): Promise<Response>;
  /** A page that is kept in memory. Its key is `html`, a space and its path. */
  findPage: PageCache['find'];
}

/** Answers every request that no file answers. */
export function createHandler(options: HandlerOptions): Handler {
  const { app, resolve, buildId, mode, report, endpoints = [], version, ask } = options;
  const hasRaw = app.site.raw !== false;
  const hasLanguages = isMultilingual(app.site);
  const insideOf = (path: string): string | undefined => dropBase(path, app.site.base ?? '');
  const matchRule = createRuleMatcher(app);
  const answerEndpoint = createEndpointTable(endpoints, options);
  const pages = createPageAnswers({ ...options, contentVersion: version.current });
  const statics = createStaticAnswers(options, pages);
  const answerError = createErrorAnswers(app, pages);
  const cached = mode === 'server' ? createPageCache() : undefined;
  /** The version of content that cannot change, once it is known. */
  let fixed: string | undefined;

  /** The language's home, for a visitor who asks for none. */
  const home = (request: Request): RedirectPayload => {
    const locale = chooseLocale(readCookie(request, LOCALE_COOKIE), app.site);
    return { redirect: localisePath('/', locale, app.site), status: 302 };
  };

  const isRoot = (path: string): boolean => hasLanguages && insideOf(path) === '/';

  const wantsMarkdown = (request: Request): boolean => hasRaw && prefersMarkdown(request.headers.get('accept') ?? '');

  /** What was made while the content changed is of neither version: nobody caches it. */
  const unlessChanged = async (content: string, made: Promise<Response>): Promise<Response> => {
    const response = await made;
    if (!(await version.isCurrent(content))) response.headers.set('cache-control', 'no-store');
    return response;
  };

  const page = async (request: Request, url: URL, path: string): Promise<Response> => {
    // A query may change what a page says, and there is no limit to the number of queries.
    if (!cached || url.search !== '') return await renderPage(request, url, path);
    const content = await version.current();
    if (version.isFixed) fixed = content;
    const key = `${content} ${wantsMarkdown(request) ? 'markdown' : 'html'} ${path}`;
    return await cached(request, key, async () => await unlessChanged(content, renderPage(request, url, path)));
  };

  const renderPage = async (request: Request, { search }: URL, path: string): Promise<Response> => {
    if (isRoot(path)) return redirect(home(request), search, { vary: 'cookie' });
    const answer = await resolve(path, request);
    if (isRedirect(answer)) return redirect(answer, search);
    const markdown = wantsMarkdown(request) ? await answerMarkdown(answer) : undefined;
    if (markdown) return markdown;
    return await pages.render(withQuery(ask ? await ask(answer, search) : answer, search), request);
  };

  const payload = async (request: Request, url: URL, path: string): Promise<Response> => {
    const content = await version.current();
    // A payload of older content, or of another app, is asked for: it is answered with what there is now.
    const isCurrent = url.search === versionQuery({ build: buildId, content });
    if (!cached || !isCurrent) return await makePayload(request, url, path, isCurrent);
    const make = async (): Promise<Response> =>
      await unlessChanged(content, makePayload(request, url, path, isCurrent));
    return await cached(request, `${content} payload ${path}`, make);
  };

  const makePayload = async (
    request: Request,
    { search }: URL,
    path: string,
    isCurrent: boolean,
  ): Promise<Response> => {
    const answer: PageAnswer = isRoot(path) ? home(request) : await resolve(path, request);
    const status = isRedirect(answer) ? 200 : answer.status;
    // A payload of this very app and content never changes; an error may heal, and a redirect for now lead elsewhere.
    const isLasting = isRedirect(answer) ? answer.status === 301 : status === 200;
    const isPrivate = !isRedirect(answer) && answer.perVisitor === true;
    const isKept = isLasting && isCurrent && mode !== 'dev' && !isPrivate;
    return Response.json(isRedirect(answer) ? answer : filePayloadOf(answer), {
      status,
      headers: {
        'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-store',
        'x-content-type-options': 'nosniff',
        // A page of an older app learns that it is one.
        ...(!search.startsWith(`?${buildId}.`) && { [BUILD_HEADER]: buildId }),
      },
    });
  };

  const answer = async (request: Request, url: URL, path: string): Promise<Response> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const inside = insideOf(path);
    if (inside === undefined) return await answerError(request, path, notFound(path + url.search));
    // Old addresses may look like calls or files, so they are known first.
    const hasMoved = isRead && matchRule(path)?.redirect !== undefined;
    const own = hasMoved ? undefined : await answerEndpoint(request, url, inside);
    if (own) return own;
    if (!isRead) return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    const owner = payloadOwner(path);
    if (owner !== undefined) return await payload(request, url, owner);
    if (path.endsWith('/404.html')) return await pages.missing(path);
    if (options.files.offline !== undefined && path.endsWith(OFFLINE_PAGE)) return await pages.offline(path);
    if (mode === 'static') return await statics.answer(request, path);
    if (hasMoved || isPagePath(inside)) return await page(request, url, path);
    // A page may have been a file before: `/about.html`.
    const former = await options.findFormer?.(path);
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
          : await answer(request, url, path),
      );
      const sent = mode === 'server' ? await compressResponse(request, response) : response;
      return request.method === 'HEAD' ? new Response(null, sent) : sent;
    } catch (error) {
      // While developing, the one who can mend it is the one who looks at it.
      if (mode === 'dev') throw error;
      report(error, path ?? url.pathname);
      if (isPassing(error)) {
        const unavailable = new PageError(503, 'Service Unavailable');
        const answered = await answerError(request, path ?? url.pathname, unavailable).catch(() => undefined);
        return withRetryAfter(answered ?? refuse(503, 'Service Unavailable'));
      }
      return refuse(500, 'Internal Server Error', { 'cache-control': 'no-store' });
    }
  };
  const findPage: PageCache['find'] = (key) => (fixed === undefined ? undefined : cached?.find(`${fixed} ${key}`));
  return Object.assign(handle, { findPage });
}

/** Visitors stay here, whatever the Host header says: an internal target is a path alone. */
function redirect(
  { redirect, status = 302 }: RedirectPayload,
  search: string,
  headers: Record<string, string> = {},
): Response {
  const location = mergeAddress(redirect, { search, hash: '' });
  const cache = status === 301 ? `public, max-age=${REDIRECT_SECONDS}` : 'no-store';
  return new Response(null, { status, headers: { location, 'cache-control': cache, ...headers } });
}
