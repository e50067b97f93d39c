import type { Content, ContentConfig } from '@recto/content';
import type { Route } from '../app/app.ts';
import type { Locale, Site } from '../app/site.ts';
import { localisePath } from '../languages/locale.ts';
import type { Server } from './server.ts';

/** Lists the pages of a route that are not rows of a collection, as paths without language. */
export type RoutePaths = (route: Route, locale: Locale) => Promise<string[]>;

/** The only page of a route without placeholders. Pages of other routes are listed by their server modules. */
const fixedPaths: RoutePaths = async ({ path, meta }) => (meta?.perVisitor || hasPlaceholders(path) ? [] : [path]);

/** A page that is not a row of a collection. */
interface RoutePage {
  /** The full path, including base path and language. */
  path: string;
  /** The path without its language. */
  localPath: string;
  locale: Locale;
}

/** Lists the pages of routes that are not rows, in every language. */
export async function listRoutePages(
  routes: readonly Route[],
  site: Site,
  routePaths: RoutePaths = fixedPaths,
): Promise<RoutePage[]> {
  const pages = site.locales.map(async (locale) => {
    const paths = await Promise.all(routes.map(async (route) => await routePaths(route, locale)));
    return paths.flat().map((localPath) => ({ path: localisePath(localPath, locale, site), localPath, locale }));
  });
  return (await Promise.all(pages)).flat();
}

/** Options of `createRoutePaths`. */
export interface RoutePathsOptions {
  /** Settings of the site. */
  site: Site;
  /** The `paths` functions of server modules. */
  server: Pick<Server, 'paths'>;
  /** The content of the site. */
  content: Content<ContentConfig['collections']>;
}

/** Creates the function that lists the pages of a route with the `paths` function of its server module. */
export function createRoutePaths({ site, server, content }: RoutePathsOptions): RoutePaths {
  return async (route, locale) => {
    const list = server.paths?.[route.path];
    if (!list || route.meta?.perVisitor || !hasPlaceholders(route.path)) return await fixedPaths(route, locale);
    const pages = await list({ site, locale, content });
    return pages.map((params) => fillPath(route.path, params));
  };
}

function hasPlaceholders(path: string): boolean {
  return /[:*]/u.test(path);
}

/** Replaces the placeholders of a route with values. */
export function fillPath(pattern: string, params: Readonly<Record<string, unknown>>): string {
  return pattern.replaceAll(/:(\w+)|\*\*/gu, (placeholder, name: string | undefined) => {
    const key = name ?? 'rest';
    const value = params[key];
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(
      `"paths" of the page ${pattern} returns no "${key}" for ${placeholder}: ${JSON.stringify(params)}.`,
    );
  });
}
