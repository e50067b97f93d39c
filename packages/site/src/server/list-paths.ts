import type { Content, ContentConfig } from '@recto/content';
import type { App } from '../app/app.ts';
import { alonePaths } from './route-paths.ts';
import type { RoutePaths } from './route-paths.ts';
import { defaultLocale, isMultilingual, localisePath, splitLocale } from '../languages/locale.ts';
import { pathIn } from '../languages/with-fallback.ts';
import { createMatcher } from '../navigation/match-route.ts';
import { payloadAddress } from '../payload/payload.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';

export const EVERY_PAGE = {
  fields: ['path', 'stem', 'extension'],
  where: { join: 'AND' as const, parts: [] },
  order: [],
  skip: 0,
  limit: undefined,
};

/**
 * Every whole address of the site that is a page: routes that stand alone, and rows that a route shows,
 * in each language that has them or falls back to them; each with its payload.
 */
export async function listPaths(
  app: App,
  content: Content<ContentConfig['collections']>,
  collections: readonly string[],
  routePaths: RoutePaths = alonePaths,
): Promise<string[]> {
  const { routes, site } = app;
  const candidates: string[] = [];
  for (const locale of site.locales) {
    for (const route of routes) {
      const paths = await routePaths(route, locale);
      candidates.push(...paths.map((path) => localisePath(path, locale, site)));
    }
  }
  for (const collection of collections) {
    // Data has no pages.
    if (!Object.hasOwn(content.columns(collection), 'path')) continue;
    candidates.push(...(await listCollection(app, content, collection)));
  }
  const pages = [...new Set(candidates)].filter(createPageTest(app));
  return [...pages, ...pages.map((path) => payloadAddress(path, '').slice(0, -1))];
}

/** Every address at which a route shows a row of one collection. */
async function listCollection(
  app: App,
  content: Content<ContentConfig['collections']>,
  collection: string,
): Promise<string[]> {
  const rows = await content.run({ ...EVERY_PAGE, collection });
  // A folder's settings are no page.
  const pages = rows.filter((row) => !String(row['stem']).endsWith('.navigation'));
  const paths = pages.flatMap(({ path }) => inEveryLanguage(String(path), app));
  return [...new Set(paths)].filter(createPageTest(app));
}

/** An original is shown in every language, since it stands in for its translations. */
function inEveryLanguage(path: string, { site }: App): string[] {
  if (!isMultilingual(site)) return [path];
  const isOriginal = splitLocale(path, site)?.locale.code === defaultLocale(site).code;
  return isOriginal ? [path, ...site.locales.map((locale) => pathIn(locale, path, site))] : [path];
}

/** A row may lie where no route leads, or where a rule leads elsewhere. */
function createPageTest(app: App): (path: string) => boolean {
  const match = createMatcher(app.routes);
  const matchRule = createRuleMatcher(app);
  return (path) => {
    const place = splitLocale(path, app.site);
    const found = place && match(place.path);
    if (!found || found.route.meta?.perVisitor || matchRule(path)?.redirect !== undefined) return false;
    return found.route.meta?.validate?.({ path, params: found.params }) !== false;
  };
}
