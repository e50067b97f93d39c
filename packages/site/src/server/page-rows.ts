import type { Content, ContentConfig } from '@recto/content';
import type { App, Route } from '../app/app.ts';
import { splitLocale } from '../languages/locale.ts';
import { createMatcher } from '../navigation/match-route.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';

/** A row of a collection of pages, with some of its fields. */
export type PageRow = Record<string, unknown> & { path: string; stem: string };

/** The pages of a collection, as far as their rows tell: data has none, and the settings of a folder are no page. */
export async function readPageRows(
  content: Content<ContentConfig['collections']>,
  collection: string,
  wanted: readonly string[] = [],
): Promise<PageRow[]> {
  const columns = content.columns(collection);
  if (!Object.hasOwn(columns, 'path')) return [];
  const fields = ['path', 'stem', ...wanted.filter((field) => Object.hasOwn(columns, field))];
  const rows = (await readRows(content, collection, fields)) as PageRow[];
  return rows.filter(({ stem }) => !stem.endsWith('.navigation'));
}

/** Some fields of all rows of a collection, in reading order. */
export async function readRows(
  content: Content<ContentConfig['collections']>,
  collection: string,
  fields: readonly string[],
): Promise<Record<string, unknown>[]> {
  const everything = { where: { join: 'AND' as const, parts: [] }, order: [], skip: 0, limit: undefined };
  return await content.run({ ...everything, collection, fields: [...fields] });
}

interface FoundPage {
  route: Route;
  params: Readonly<Record<string, string>>;
  /** Names of the middleware that runs before it, of its route and of rules. */
  middleware: readonly string[];
}

/** Finds the route of a path; nothing where there is none, a rule leads elsewhere, or the route refuses the path. */
export function createPageFinder(app: App): (path: string) => FoundPage | undefined {
  const match = createMatcher(app.routes);
  const matchRule = createRuleMatcher(app);
  return (path) => {
    const place = splitLocale(path, app.site);
    const found = place && match(place.path);
    const ruled = matchRule(path);
    if (!found?.isValid || ruled?.redirect !== undefined) return undefined;
    const { route, params } = found;
    const { middleware = [] } = route.meta ?? {};
    return { route, params, middleware: [...middleware, ...(ruled?.rule.middleware ?? [])] };
  };
}
