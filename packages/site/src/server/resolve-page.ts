import { compileBody } from '@recto/content';
import type { Content, ContentConfig, RenderMap } from '@recto/content';
import type { PagePicture } from '../about/page-about.ts';
import { readSeo } from '../about/page-about.ts';
import type { App, Words } from '../app/app.ts';
import { encodePath } from '../app/page-paths.ts';
import type { Locale, Site } from '../app/site.ts';
import { allowListOf } from '../body/allow-list.ts';
import { renderCopyButton, plainComponents } from '../body/plain-components.ts';
import { renderedComponents } from './static-components.ts';
import { errorTitle } from '../errors/error-title.ts';
import { pageTitle } from '../head/head.ts';
import type { Head } from '../head/head.ts';
import type { KnownImages } from '../images/image-facts.ts';
import { defaultLocale, findLocale, guessLocale, languageTag, localisePath, splitLocale } from '../languages/locale.ts';
import { localiseLinks } from '../languages/localise-links.ts';
import { pageLinks } from '../languages/page-links.ts';
import { createMatcher } from '../navigation/match-route.ts';
import type { Fallback, Payload, RedirectPayload } from '../payload/payload.ts';
import type { PageAnswer, ResolvedPage, ResolvePage } from '../payload/resolved-page.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';
import { assertJson } from './assert-json.ts';
import { describeFailure } from './dev/describe-failure.ts';
import { nameComponent } from './draw-components.ts';
import { runMiddleware } from '../rules/run-middleware.ts';
import { createImageRenderer } from '../images/server/render-image.ts';
import { keepNothing } from './keep-result.ts';
import { createNavigation } from '../navigation/server/create-navigation.ts';
import type { NavigationOf } from '../navigation/server/create-navigation.ts';
import { navigationAround } from '../navigation/server/navigation-around.ts';
import type { FormerPaths } from './former-paths.ts';
import { PageError, describeError, invalidPath, notFound } from './page-error.ts';
import type { InlineIslands } from '../islands/server/inline-islands.ts';
import { createPageMarkdown } from '../raw/page-markdown.ts';
import type { Server } from './server.ts';

export interface ResolverOptions {
  app: App;
  server: Server;
  content: Content<ContentConfig['collections']>;
  /** For loaders that show when a page was changed. */
  history?: Readonly<Record<string, string>>;
  /** Pictures of the site, by their address. */
  images?: KnownImages;
  /** Renders the islands that markdown versions show. */
  islands?: Pick<InlineIslands, 'draw'>;
  /** Cached navigation of routes. Without it, the navigation is built for each page. */
  navigation?: NavigationOf;
  /** Finds the page that had a path before. */
  findFormer?: FormerPaths['find'];
  /** Hears of errors that visitors must not read. */
  report: (error: unknown, path: string) => void;
  /** Components that fail say so in their place. */
  isDev?: boolean;
}

/** A page as its path names it. */
interface Place {
  path: string;
  locale: Locale;
  /** Without its language. */
  localPath: string;
  /** Middleware that the rules ask for. */
  middleware: readonly string[];
  /** Present where a visitor asks; a file or a list of pages is made without one. */
  request: Request | undefined;
}

export function createResolver(options: ResolverOptions): ResolvePage {
  const { app, server, content, history, images = {}, islands, findFormer, report, isDev = false } = options;
  const { site } = app;
  const { words: packs } = app;
  const { navigation: navigationOf = createNavigation({ site, server, content, words: packs, keep: keepNothing }) } =
    options;
  const match = createMatcher(app.routes);
  const matchRule = createRuleMatcher(app);
  const imagesIn = createImageRenderer(images);
  const rendered = renderedComponents(server.staticComponents ?? {}, (error, component) => {
    report(nameComponent(error, component), `::${component}`);
    return isDev ? describeFailure(error) : undefined;
  });
  const renderMarkdown = createPageMarkdown({ app, server, islands, report });

  /** By the words in them; an app merges the words of a language once. */
  const maps = new WeakMap<Words, RenderMap>();

  /** What components of markdown stand for, in the language of the text around them. */
  const mapOf = async ({ code }: Locale): Promise<RenderMap> => {
    const words = (await app.words[code]?.()) ?? {};
    const map = maps.get(words) ?? {
      client: app.components,
      server: { ...plainComponents(words), ...server.components },
      rendered,
      afterCode: renderCopyButton(words),
      allow: allowListOf(app.site),
    };
    maps.set(words, map);
    return map;
  };

  const answer = async ({ path, locale, localPath, middleware, request }: Place): Promise<PageAnswer> => {
    const found = match(localPath);
    const loader = found && server.loaders[found.route.path];
    if (!loader) throw notFound(path);
    const { params, route } = found;
    const { meta = {} } = route;
    if (!found.isValid) throw invalidPath(path);
    // There is a page, if not for everybody: its former paths are no concern.
    const hidden = async (): Promise<PageAnswer> => await errorPayload(app, path, locale, notFound(path));
    if (meta.perVisitor && !request) return await hidden();
    const names = [...(meta.middleware ?? []), ...middleware];
    const stopped = await runMiddleware(app, names, { path, locale, params });
    if (stopped === false) return await hidden();
    if (stopped) return { redirect: stopped.redirect, status: 302 };
    const words = (await app.words[locale.code]?.()) ?? {};
    const navigation = await navigationOf(route.path, locale);
    const visitor = meta.perVisitor && request ? { request } : {};
    const loaded = await loader({
      path,
      locale,
      site,
      params,
      content,
      words,
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
        // The home of a site has no name for the template; what it is called there is the whole title.
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
        text: text.code,
        languages: languages.all,
        ...(seo.image !== undefined && { picture: pictureAt(seo.image, images) }),
      },
      data: loaded.data,
      ...(navigation && navigationAround(navigation, path)),
      ...(loaded.state && { state: loaded.state }),
      body: compileBody(body, { ...(await mapOf(text)), image: imagesIn(body) }),
      ...(meta.perVisitor && { perVisitor: true }),
    };
    // Pages that search engines leave out have no markdown version, and neither have pages for one visitor.
    if (meta.noindex === true || meta.perVisitor === true) return page;
    const markdown: ResolvedPage['markdown'] = async (payload) =>
      await renderMarkdown({ loaded, payload, body: localiseLinks(prose, { ...links, pictures: true }), text });
    return { ...page, markdown };
  };

  /** A path that no page has now may be a former path of one. */
  const answerOrRedirect = async (place: Place): Promise<PageAnswer> => {
    try {
      return await answer(place);
    } catch (error) {
      const isMissing = error instanceof PageError && error.status === 404;
      const page = isMissing ? await findFormer?.(place.path) : undefined;
      if (page === undefined) throw error;
      return { redirect: page, status: 301 };
    }
  };

  return async (requested, request) => {
    const ruled = matchRule(requested);
    if (ruled?.redirect !== undefined) return { redirect: ruled.redirect, status: ruled.rule.status ?? 301 };
    const place = splitLocale(requested, site);
    if (!place) return supplyLocale(requested, site);
    const { locale, path: localPath } = place;
    const path = localisePath(localPath, locale, site);
    try {
      return await answerOrRedirect({ path, locale, localPath, middleware: ruled?.rule.middleware ?? [], request });
    } catch (error) {
      if (!(error instanceof PageError)) report(error, path);
      return await errorPayload(app, path, locale, error);
    }
  };
}

/** Sends a path on to its language, rightly spelled; to the default one where it names none. */
function supplyLocale(requested: string, site: Site): RedirectPayload {
  const { locale, path } = guessLocale(requested, site);
  return { redirect: localisePath(encodePath(path), locale, site), status: 302 };
}

/** The error page for a visitor, in their language. */
export async function errorPayload(
  { site, words }: Pick<App, 'site' | 'words'>,
  path: string,
  locale: Locale,
  thrown: unknown,
): Promise<Payload> {
  const error = describeError(thrown);
  return {
    path,
    locale: locale.code,
    route: 'error',
    status: error.status,
    head: headOf(site, locale, errorTitle(error, (await words[locale.code]?.()) ?? {})),
    data: null,
    body: [],
    error,
  };
}

export function headOf({ title, titleTemplate }: Site, locale: Locale, page: string, description = ''): Head {
  return {
    title: pageTitle(page, title, titleTemplate),
    description,
    lang: languageTag(locale),
    dir: locale.dir ?? 'ltr',
  };
}

function pictureAt(src: string, images: KnownImages): PagePicture {
  const known = images[src];
  return { src, ...(known && { width: known.width, height: known.height }) };
}

function fallbackOf(locale: Locale, localPath: string, site: Site): Fallback {
  return {
    locale: locale.code,
    lang: languageTag(locale),
    dir: locale.dir ?? 'ltr',
    path: localisePath(localPath, locale, site),
  };
}
