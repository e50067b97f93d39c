import { compileBody } from '@recto/content';
import type { Content, ContentConfig, RenderMap } from '@recto/content';
import type { PagePicture } from '../about/page-about.ts';
import { readSeo } from '../about/page-about.ts';
import type { App, Messages } from '../app/app.ts';
import { encodePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { allowListOf } from '../body/allow-list.ts';
import { renderCopyButton, plainComponents } from '../body/plain-components.ts';
import { renderedComponents } from './static-components.tsx';
import { errorTitle } from '../errors/error-title.ts';
import { pageTitle } from '../head/head.ts';
import type { Head } from '../head/head.ts';
import type { KnownImages } from '../images/image-metadata.ts';
import { defaultLocale, findLocale, guessLocale, languageTag, localisePath, splitLocale } from '../languages/locale.ts';
import { localiseLinks } from '../languages/localise-links.ts';
import { pageLinks } from '../languages/page-links.ts';
import { createMatcher } from '../navigation/match-route.ts';
import type { Fallback, Payload, RedirectPayload } from '../payload/payload.ts';
import type { ResolveResult, ResolvedPage, ResolvePage } from '../payload/resolved-page.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';
import { assertJson } from './assert-json.ts';
import { describeFailure } from './dev/describe-failure.ts';
import { withComponentName } from './render-without-failing.ts';
import type { OnFailure } from './render-without-failing.ts';
import { runMiddleware } from '../rules/run-middleware.ts';
import { createImageRenderer } from '../images/server/render-image.ts';
import { cacheNothing } from './cache-result.ts';
import { createNavigation } from '../navigation/server/create-navigation.ts';
import type { GetNavigation } from '../navigation/server/create-navigation.ts';
import { navigationNear } from '../navigation/server/navigation-near.ts';
import type { FormerPaths } from './former-paths.ts';
import { PageError, invalidPath, notFound, toErrorPayload } from './page-error.ts';
import type { InlineIslands } from '../islands/server/inline-islands.ts';
import { createPageMarkdown } from '../raw/page-markdown.ts';
import type { Server } from './server.ts';

/** Options of `createResolver`. */
export interface ResolverOptions {
  /** Routes, components and settings of the site. */
  app: App;
  /** Server-only parts of the site. */
  server: Server;
  /** The content of the site. */
  content: Content<ContentConfig['collections']>;
  /** When files last changed, for loaders that show it. */
  history?: Readonly<Record<string, string>>;
  /** Images of the site, by URL. */
  images?: KnownImages;
  /** Renders islands for markdown versions. */
  islands?: Pick<InlineIslands, 'render'>;
  /** Cached navigation of routes. Without it, the navigation is built for each page. */
  navigation?: GetNavigation;
  /** Finds the page that had a path before. */
  findByFormerPath?: FormerPaths['find'];
  /** Logs an error that visitors must not see. */
  report: (error: unknown, path: string) => void;
  /** In development, the error of a component that fails is shown instead of it. */
  isDev?: boolean;
}

/** A requested page. */
interface PageRequest {
  path: string;
  locale: Locale;
  /** The path without its language. */
  localPath: string;
  /** Names of the middleware of matching rules. */
  middleware: readonly string[];
  /** The visitor's request; `undefined` if the page is rendered for a file or a list. */
  request: Request | undefined;
}

/** Creates the resolver, which finds the route of a path, runs its loader and compiles the body. */
export function createResolver(options: ResolverOptions): ResolvePage {
  const { app, server, content, history, images = {}, islands, findByFormerPath, report, isDev = false } = options;
  const { site } = app;
  const { messages: packs } = app;
  const {
    navigation: navigationOf = createNavigation({ site, server, content, messages: packs, cacheResult: cacheNothing }),
  } = options;
  const match = createMatcher(app.routes);
  const matchRule = createRuleMatcher(app);
  const imagesIn = createImageRenderer(images);
  const onFailure: OnFailure = (error, component) => {
    report(withComponentName(error, component), `::${component}`);
    return isDev ? describeFailure(error) : undefined;
  };
  const renderMarkdown = createPageMarkdown({ app, server, islands, report });

  /** Cached by message object, of which an app creates one per language. */
  const maps = new WeakMap<Messages, RenderMap>();

  /** The components of markdown, with messages in the language of the text. */
  const renderMapOf = async (locale: Locale): Promise<RenderMap> => {
    const messages = (await app.messages[locale.code]?.()) ?? {};
    const map = maps.get(messages) ?? {
      interactive: app.components,
      trees: { ...plainComponents(messages), ...server.components },
      static: renderedComponents(server.staticComponents ?? {}, { locale, messages }, onFailure),
      afterCode: renderCopyButton(messages),
      allow: allowListOf(app.site),
    };
    maps.set(messages, map);
    return map;
  };

  const loadPage = async ({ path, locale, localPath, middleware, request }: PageRequest): Promise<ResolveResult> => {
    const matched = match(localPath);
    const loader = matched && server.loaders[matched.route.path];
    if (!loader) throw notFound(path);
    const { params, route } = matched;
    const { meta = {} } = route;
    if (!matched.isValid) throw invalidPath(path);
    // The page exists, but not for this visitor. Former paths are not looked up, so this is not thrown.
    const hidden = async (): Promise<ResolveResult> => await errorPayload(app, path, locale, notFound(path));
    if (meta.perVisitor && !request) return await hidden();
    const names = [...(meta.middleware ?? []), ...middleware];
    const stopped = await runMiddleware(app, names, { path, locale, params });
    if (stopped === false) return await hidden();
    if (stopped) return { redirect: stopped.redirect, status: 302 };
    const messages = (await app.messages[locale.code]?.()) ?? {};
    const navigation = await navigationOf(route.path, locale);
    const visitor = meta.perVisitor && request ? { request } : {};
    const loaded = await loader({
      path,
      locale,
      site,
      params,
      content,
      messages,
      ...(history && { history }),
      ...(navigation && { navigation }),
      ...visitor,
    });
    assertJson(loaded.data, path);
    const languages = loaded.languages ?? { text: locale.code, all: site.locales.map(({ code }) => code) };
    const text = findLocale(languages.text, site) ?? locale;
    const seo = readSeo(loaded.seo);
    const prose = loaded.body ?? [];
    const links = { site, locale, text };
    const body = localiseLinks(prose, links);
    const page: ResolvedPage = {
      path,
      locale: locale.code,
      route: route.path,
      status: 200,
      head: {
        ...headOf(site, locale, seo.title ?? loaded.title, seo.description ?? loaded.description),
        // A home page has no title for the title template, so its SEO title is used unchanged.
        ...(loaded.title === '' && seo.title !== undefined && { title: seo.title }),
        ...pageLinks(site, locale, localPath, languages),
      },
      ...(text.code !== locale.code && { fallback: fallbackOf(text, localPath, site) }),
      ...(languages.isOutdated === true && { outdated: fallbackOf(defaultLocale(site), localPath, site) }),
      about: {
        kind: 'page',
        ...loaded.about,
        name: loaded.title,
        title: seo.title ?? (loaded.title || site.title),
        textLocale: text.code,
        languages: languages.all,
        ...(seo.image !== undefined && { picture: pictureAt(seo.image, images) }),
      },
      data: loaded.data,
      ...(navigation && navigationNear(navigation, path)),
      ...(loaded.state && { state: loaded.state }),
      body: compileBody(body, { ...(await renderMapOf(text)), image: imagesIn(body) }),
      ...(meta.perVisitor && { perVisitor: true }),
    };
    // Pages with `noindex` and pages that differ by visitor have no markdown version.
    if (meta.noindex === true || meta.perVisitor === true) return page;
    const markdown: ResolvedPage['markdown'] = async (payload) =>
      await renderMarkdown({ loaded, payload, body: localiseLinks(prose, { ...links, pictures: true }), text });
    return { ...page, markdown };
  };

  /** Redirects if the path has no page, but is a former path of one. */
  const answerOrRedirect = async (pageRequest: PageRequest): Promise<ResolveResult> => {
    try {
      return await loadPage(pageRequest);
    } catch (error) {
      const isMissing = error instanceof PageError && error.status === 404;
      const page = isMissing ? await findByFormerPath?.(pageRequest.path) : undefined;
      if (page === undefined) throw error;
      return { redirect: page, status: 301 };
    }
  };

  return async (requested, request) => {
    const ruled = matchRule(requested);
    if (ruled?.redirect !== undefined) return { redirect: ruled.redirect, status: ruled.rule.status ?? 301 };
    const split = splitLocale(requested, site);
    if (!split) return redirectToLocale(requested, site);
    const { locale, path: localPath } = split;
    const path = localisePath(localPath, locale, site);
    try {
      return await answerOrRedirect({ path, locale, localPath, middleware: ruled?.rule.middleware ?? [], request });
    } catch (error) {
      if (!(error instanceof PageError)) report(error, path);
      return await errorPayload(app, path, locale, error);
    }
  };
}

/** Redirects a path with a misspelled language code or without a language to the correct path. */
function redirectToLocale(requested: string, site: Site): RedirectPayload {
  const { locale, path } = guessLocale(requested, site);
  return { redirect: localisePath(encodePath(path), locale, site), status: 302 };
}

/** The payload of an error page in the visitor's language. */
export async function errorPayload(
  { site, messages }: Pick<App, 'site' | 'messages'>,
  path: string,
  locale: Locale,
  thrown: unknown,
): Promise<Payload> {
  const error = toErrorPayload(thrown);
  return {
    path,
    locale: locale.code,
    route: 'error',
    status: error.status,
    head: headOf(site, locale, errorTitle(error, (await messages[locale.code]?.()) ?? {})),
    data: null,
    body: [],
    error,
  };
}

/** The title, description and language of a page for its `head`. */
export function headOf({ title, titleTemplate }: Site, locale: Locale, page: string, description = ''): Head {
  return {
    title: pageTitle(page, title, titleTemplate),
    description,
    lang: languageTag(locale),
    dir: locale.dir ?? 'ltr',
  };
}

function pictureAt(src: string, images: KnownImages): PagePicture {
  const image = images[src];
  return { src, ...(image && { width: image.width, height: image.height }) };
}

function fallbackOf(locale: Locale, localPath: string, site: Site): Fallback {
  return {
    locale: locale.code,
    lang: languageTag(locale),
    dir: locale.dir ?? 'ltr',
    path: localisePath(localPath, locale, site),
  };
}
