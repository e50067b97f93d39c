import type { Content, ContentConfig } from '@recto/content';
import type { App, Route } from '../app/app.ts';
import { splitLocale } from '../languages/locale.ts';
import { createMatcher } from '../navigation/match-route.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';

/** A row of a page collection, with some of its fields. */
export type PageRow = Record<string, unknown> & { path: string; stem: string };

/** Reads the rows of a collection that are pages. Data collections have none, and `.navigation` files are not pages. */
export async function readPageRows(
  content: Content<ContentConfig['collections']>,
  collection: string,
  extraFields: readonly string[] = [],
): Promise<PageRow[]> {
  const columns = content.columns(collection);
  if (!Object.hasOwn(columns, 'path')) return [];
  const fields = ['path', 'stem', ...extraFields.filter((field) => Object.hasOwn(columns, field))];
  const rows = (await readRows(content, collection, fields)) as PageRow[];
  return rows.filter(({ stem }) => !stem.endsWith('.navigation'));
}

/** Reads some fields of all rows of a collection, in reading order. */
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
  /** Names of the middleware of its route and of matching rules. */
  middleware: readonly string[];
}

/**
 * Creates a function that finds the route of a path. It returns `undefined` if there is none, if a rule redirects the
 * path, or if the route rejects it.
 */
export function createPageFinder(app: App): (path: string) => FoundPage | undefined {
  const match = createMatcher(app.routes);
  const matchRule = createRuleMatcher(app);
  return (path) => {
    const split = splitLocale(path, app.site);
    const matched = split && match(split.path);
    const ruled = matchRule(path);
    if (!matched?.isValid || ruled?.redirect !== undefined) return undefined;
    const { route, params } = matched;
    const { middleware = [] } = route.meta ?? {};
    return { route, params, middleware: [...middleware, ...(ruled?.rule.middleware ?? [])] };
  };
}
