import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../app/app.ts';
import { defaultLocale, isMultilingual, splitLocale } from '../languages/locale.ts';
import { pathIn } from '../languages/with-fallback.ts';
import { payloadFile } from '../payload/payload.ts';
import { createPageFinder, readPageRows } from './page-rows.ts';
import { listRoutePages } from './route-paths.ts';
import type { RoutePaths } from './route-paths.ts';

/**
 * Lists the full path of every page, and of its payload: pages of routes without rows, and rows that a route shows, in
 * each language in which they are written or shown as a fallback.
 */
export async function listPaths(
  app: App,
  content: Content<ContentConfig['collections']>,
  collections: readonly string[],
  routePaths?: RoutePaths,
): Promise<string[]> {
  const alone = await listRoutePages(app.routes, app.site, routePaths);
  const rows = await Promise.all(collections.map(async (collection) => await readPageRows(content, collection)));
  const rowPaths = rows.flat().flatMap(({ path }) => inEveryLanguage(path, app));
  const find = createPageFinder(app);
  const pages = [...new Set([...alone.map(({ path }) => path), ...rowPaths])].filter((path) => {
    const page = find(path);
    return page !== undefined && !page.route.meta?.perVisitor;
  });
  return [...pages, ...pages.map(payloadFile)];
}

/** The paths of a page in all languages: a page in the default language is the fallback for missing translations. */
function inEveryLanguage(path: string, { site }: App): string[] {
  if (!isMultilingual(site)) return [path];
  const isOriginal = splitLocale(path, site)?.locale.code === defaultLocale(site).code;
  return isOriginal ? [path, ...site.locales.map((locale) => pathIn(locale, path, site))] : [path];
}
