import { compileBody } from '@recto/content';
import type { Content, ContentConfig, RenderMap } from '@recto/content';
import type { App } from '../app/app.ts';
import { encodePath } from '../app/page-paths.ts';
import type { Locale } from '../app/site.ts';
import { plainComponents } from '../body/plain-components.ts';
import { pageTitle } from '../head/head.ts';
import { languageTag, localisePath, splitLocale } from '../languages/locale.ts';
import { createMatcher } from '../navigation/match-route.ts';
import type { Payload, PayloadAnswer } from '../payload/payload.ts';
import { PageError, notFound } from './page-error.ts';
import type { LoaderAnswer, Server } from './server.ts';

export interface ResolverOptions {
  app: App;
  server: Server;
  content: Content<ContentConfig['collections']>;
  /** Hears of errors that visitors must not read. */
  report: (error: unknown, path: string) => void;
}

/** The one way to get a page: a path becomes its payload, or the place to go instead. */
export type ResolvePage = (path: string) => Promise<PayloadAnswer>;

export function createResolver({ app, server, content, report }: ResolverOptions): ResolvePage {
  const match = createMatcher(app.routes);
  const redirects = new Map(Object.entries(app.site.redirects ?? {}));
  const map: RenderMap = { client: app.components, server: { ...plainComponents, ...server.components } };

  const answer = async (path: string, locale: Locale, localPath: string): Promise<Payload> => {
    const found = match(localPath);
    const loader = found && server.loaders[found.route.name];
    if (!loader) throw notFound(path);
    const loaded = await loader({ path, locale, params: found.params, content });
    return {
      ...describe(app, path, locale, loaded),
      route: found.route.name,
      status: 200,
      data: loaded.data,
      body: compileBody(loaded.body ?? [], map),
    };
  };

  return async (requested) => {
    const place = splitLocale(requested, app.site);
    const [fallback] = app.site.locales;
    if (!place) return { redirect: localisePath(encodePath(requested), fallback, app.site) };
    const { locale, path: localPath } = place;
    const target = redirects.get(localPath);
    if (target !== undefined) {
      return { redirect: URL.canParse(target) ? target : localisePath(target, locale, app.site) };
    }
    const path = localisePath(localPath, locale, app.site);
    try {
      return await answer(path, locale, localPath);
    } catch (error) {
      if (!(error instanceof PageError)) report(error, path);
      return errorPayload(app, path, locale, error);
    }
  };
}

/** What went wrong inside is for the log; a visitor learns only that something did. */
export function errorPayload(app: App, path: string, locale: Locale, error: unknown): Payload {
  const { status, message } = error instanceof PageError ? error : new PageError(500, 'Internal Server Error');
  return {
    ...describe(app, path, locale, { title: message, data: null }),
    route: 'error',
    status,
    data: null,
    body: [],
    error: { status, message },
  };
}

function describe(app: App, path: string, locale: Locale, loaded: LoaderAnswer<unknown>) {
  return {
    path,
    locale: locale.code,
    head: {
      title: pageTitle(loaded.title, app.site.title),
      description: loaded.description ?? '',
      lang: languageTag(locale),
      dir: locale.dir ?? ('ltr' as const),
    },
  };
}
