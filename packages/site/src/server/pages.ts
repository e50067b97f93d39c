import type { Collection, Content, DocumentBody, QueryBuilder, Row, RunQuery } from '@recto/content';
import { createQueryBuilder, hashSource } from '@recto/content';
import type { Locale } from '../app/site.ts';
import { defaultLocale, isMultilingual, localisePath } from '../languages/locale.ts';
import type { PageLanguages } from '../languages/page-links.ts';
import { pathIn, withFallback } from '../languages/with-fallback.ts';
import type { Localised } from '../languages/with-fallback.ts';
import { arrangeRows } from './arrange-rows.ts';
import type { Arrangement } from './arrange-rows.ts';
import type { LoaderContext } from './server.ts';

/** Queries for loaders. If a page is not translated, they return it in the default language. */

type AnyCollections = Record<string, Collection>;
type RowOf<Collections extends AnyCollections, Name extends keyof Collections> = Row<Collections[Name]>;

/** The required parts of a loader's context. */
interface PageContext<Collections extends AnyCollections> extends Pick<LoaderContext, 'path' | 'locale' | 'site'> {
  content: Content<Collections>;
}

/** Result of `findPage`. */
export interface FoundPage<Page> {
  /**
   * The row, with the requested path. Its `stem` is that of the file with the text, which may be in another language.
   */
  page: Page;
  /** Return it from the loader: it determines the translation notice, the canonical URL and the alternate links. */
  languages: PageLanguages;
}

/**
 * Finds the page at a path: in the reader's language, else in the default language.
 *
 *     const found = await findPage(context, 'posts');
 *     if (!found) throw notFound(context.path);
 *     return { title: found.page.title, languages: found.languages, data, body: found.page.body.nodes };
 */
export async function findPage<Collections extends AnyCollections, Name extends keyof Collections & string>(
  context: PageContext<Collections>,
  collection: Name,
  path = context.path,
): Promise<FoundPage<RowOf<Collections, Name>> | undefined> {
  const { content, site, locale } = context;
  const all = await languagesOf(context, collection, path);
  const text = [locale, defaultLocale(site)].find((candidate) => all.includes(candidate));
  if (!text) return undefined;
  const textPath = pathIn(text, path, site);
  // The collection has just been found to contain pages; its type does not show that.
  const field = 'path' as keyof RowOf<Collections, Name> & string;
  const row = await content.query(collection).where(field, '=', textPath).first();
  if (!row) return undefined;
  const isOutdated = text.code !== defaultLocale(site).code && (await isTranslationOutdated(context, collection, row));
  return {
    page: { ...row, path: pathIn(locale, path, site) },
    languages: { text: text.code, all: all.map(({ code }) => code), ...(isOutdated && { isOutdated }) },
  };
}

/** Whether the original has changed since it was translated. `false` if the translation has no `sourceHash`. */
async function isTranslationOutdated<Collections extends AnyCollections>(
  { content, site }: PageContext<Collections>,
  collection: string,
  row: object,
): Promise<boolean> {
  const { path = '', meta } = row as { path?: string; meta?: Record<string, unknown> };
  const sourceHash = meta?.['sourceHash'];
  if (typeof sourceHash !== 'string') return false;
  const [original] = await rowsAt(content, collection, [pathIn(defaultLocale(site), path, site)], 'body');
  const body = original?.['body'] as DocumentBody | undefined;
  return body?.raw !== undefined && (await hashSource(body.raw)) !== sourceHash;
}

/** Languages in which the page at a path is written. */
async function languagesOf<Collections extends AnyCollections>(
  { content, site }: PageContext<Collections>,
  collection: string,
  path: string,
): Promise<Locale[]> {
  if (!isMultilingual(site)) return [...site.locales];
  const paths = site.locales.map((locale) => pathIn(locale, path, site));
  const rows = await rowsAt(content, collection, paths, 'path');
  const existing = new Set(rows.map((row) => row['path']));
  return site.locales.filter((_, index) => existing.has(paths[index]));
}

/** Reads one field of the rows with these paths. */
async function rowsAt(
  { run }: Pick<LoaderContext['content'], 'run'>,
  collection: string,
  paths: readonly string[],
  field: string,
): Promise<Record<string, unknown>[]> {
  const hasPath = { field: 'path', operator: 'IN' as const, value: paths };
  return await run({
    collection,
    fields: [field],
    where: { join: 'AND', parts: [hasPath] },
    order: [],
    skip: 0,
    limit: undefined,
  });
}

/**
 * Lists all pages of a collection in the reader's language; those without a translation in the default language. `ask`
 * adds fields, conditions and order to the query; without an order, pages are in reading order. It is called once for
 * each of the two languages, and `at` returns a path in that language. The fields have to include `path` and `stem`.
 *
 *     const posts = await listPages(context, 'posts', (query, at) =>
 *       query.where('path', 'LIKE', `${at('/blog')}/%`).order('date', 'DESC').select('path', 'stem', 'title', 'date'),
 *     );
 *
 * `buildNavigation`, `surroundings` and `buildSearchSections` accept the result.
 */
export async function listPages<
  Collections extends AnyCollections,
  Name extends keyof Collections & string,
  Item extends { path: string; stem: string },
>(
  context: Omit<PageContext<Collections>, 'path'>,
  collection: Name,
  ask: (
    query: QueryBuilder<RowOf<Collections, Name>>,
    at: (path: string) => string,
  ) => QueryBuilder<RowOf<Collections, Name>, Item>,
): Promise<Localised<Item>[]> {
  const { content, site, locale } = context;
  const source = defaultLocale(site);
  let arrangement: Arrangement = { fields: [], order: [], skip: 0, limit: undefined };
  const rowsIn = async (language: Locale): Promise<Item[]> => {
    // Rows of two languages are sorted and limited together, so all rows of each language are read.
    const run: RunQuery = async (query) => {
      arrangement = query;
      const fields = query.fields.length > 0 ? [...query.fields, ...query.order.map(({ field }) => field)] : [];
      return await content.run({ ...query, fields: [...new Set(fields)], order: [], skip: 0, limit: undefined });
    };
    const query = createQueryBuilder<RowOf<Collections, Name>>(
      collection,
      run,
      isMultilingual(site) ? language.code : undefined,
    );
    return await ask(query, (path) => localisePath(path, language, site)).all();
  };
  const isSource = locale.code === source.code;
  const [rows, fallbackRows] = await Promise.all([rowsIn(locale), isSource ? [] : rowsIn(source)]);
  return arrangeRows(withFallback(rows, fallbackRows, { site, locale }), arrangement);
}
