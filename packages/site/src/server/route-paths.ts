import type { Content, ContentConfig } from '@recto/content';
import type { Route } from '../app/app.ts';
import type { Locale, Site } from '../app/site.ts';
import { localisePath } from '../languages/locale.ts';
import type { Server } from './server.ts';

/** The pages of a route that no row of a collection names, as paths without language. */
export type RoutePaths = (route: Route, locale: Locale) => Promise<string[]>;

/** A route without placeholders is its own page; pages of any other are listed by its server module, if it does. */
const alonePaths: RoutePaths = async ({ path, meta }) => (meta?.perVisitor || hasPlaceholders(path) ? [] : [path]);

/** A page that no row of a collection names. */
interface RoutePage {
  /** The whole path. */
  path: string;
  /** Without its language. */
  localPath: string;
  locale: Locale;
}

/** The pages of routes that no row names, in every language. */
export async function listRoutePages(
  routes: readonly Route[],
  site: Site,
  routePaths: RoutePaths = alonePaths,
): Promise<RoutePage[]> {
  const pages = site.locales.map(async (locale) => {
    const paths = await Promise.all(routes.map(async (route) => await routePaths(route, locale)));
    return paths.flat().map((localPath) => ({ path: localisePath(localPath, locale, site), localPath, locale }));
  });
  return (await Promise.all(pages)).flat();
}

export interface RoutePathsOptions {
  site: Site;
  server: Pick<Server, 'paths'>;
  content: Content<ContentConfig['collections']>;
}

export function createRoutePaths({ site, server, content }: RoutePathsOptions): RoutePaths {
  return async (route, locale) => {
    const list = server.paths?.[route.path];
    if (!list || route.meta?.perVisitor || !hasPlaceholders(route.path)) return await alonePaths(route, locale);
    const pages = await list({ site, locale, content });
    return pages.map((params) => fillPath(route.path, params));
  };
}

function hasPlaceholders(path: string): boolean {
  return /[:*]/u.test(path);
}

/** The path of a page: each placeholder gives way to its value. */
export function fillPath(pattern: string, params: Readonly<Record<string, unknown>>): string {
  return pattern.replaceAll(/:(\w+)|\*\*/gu, (placeholder, name: string | undefined) => {
    const key = name ?? 'rest';
    const value = params[key];
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(`"paths" of the page ${pattern} gives no "${key}" for ${placeholder}: ${JSON.stringify(params)}.`);
  });
}
