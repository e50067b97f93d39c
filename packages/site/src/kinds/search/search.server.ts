import { buildNavigation, flattenNavigation } from '@recto/content';
import type { NavigationItem } from '@recto/content';
import { localisePath, splitLocale } from '../../languages/locale.ts';
import { listPages } from '../../server/pages.ts';
import type { QueryLoader, LoaderResult } from '../../server/server.ts';
import type { KindContext } from '../kind-context.ts';
import type { PageCollection } from '../page/page-collection.ts';

/** Options of the loader of the search page. */
export interface SearchOptions {
  /** Collections whose pages are listed. One with a `root` is a documentation, listed by its sections. */
  collections: readonly { name: string; root?: string }[];
}

type Context = KindContext<PageCollection, SearchOptions>;

/** A list of pages with a heading. */
export interface PageList {
  /** First segment of the paths: `blog`. */
  segment: string;
  /** Title of a section of the documentation. */
  title?: string;
  lang?: string;
  pages: { title: string; path: string; lang?: string }[];
}

/** Data of the search page. */
export interface SearchData {
  title: string;
  /** Every page of the site, by section. */
  lists: PageList[];
}

/** Maximum length of a query, in characters. */
const MAX_QUERY_LENGTH = 200;
/** Maximum number of results. */
const MAX_RESULTS = 30;

/** Loads the list of all pages of the site, by section. */
export async function load(context: Context): Promise<LoaderResult<SearchData>> {
  const { collections } = context.options;
  const lists = await Promise.all(collections.map(async (listed) => await listCollection(context, listed)));
  const title = context.messages?.['contentSearch.title'] ?? '';
  return { title, data: { title, lists: lists.flat() } };
}

/** Responds to `/search?q=` with the same ranking as the search palette. */
export const answerQuery: QueryLoader = async (query, { locale, search }) => {
  const text = query.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? '';
  return text === '' ? undefined : await search(locale.code, text, MAX_RESULTS);
};

async function rowsOf(context: Context, collection: string) {
  const rows = await listPages(context, collection, (query) =>
    query.select('path', 'stem', 'title', 'description', 'navigation', 'meta'),
  );
  return rows.filter(({ stem }) => !stem.endsWith('.navigation'));
}

async function listCollection(
  context: Context,
  { name, root }: SearchOptions['collections'][number],
): Promise<PageList[]> {
  if (root !== undefined) return await listSections(context, name, root);
  const lists = Map.groupBy(await rowsOf(context, name), ({ path }) => firstSegment(path, context));
  return [...lists].map(([segment, rows]) => ({
    segment,
    pages: rows.map(({ title, path, lang }) => ({ title, path, ...(lang !== undefined && { lang }) })),
  }));
}

/** Lists the pages of a documentation by the sections of its tree. */
async function listSections(context: Context, collection: string, root: string): Promise<PageList[]> {
  const { locale, site } = context;
  const rows = await listPages(context, collection, (query) =>
    query.select('path', 'stem', 'title', 'navigation', 'meta'),
  );
  return buildNavigation(rows, localisePath(root, locale, site), { fields: ['lang'] }).map((section) => ({
    segment: root.split('/')[1] ?? '',
    ...titleAndLang(section),
    pages: flattenNavigation([section]).map((page) => ({ ...titleAndLang(page), path: page.path })),
  }));
}

function titleAndLang({ title, lang }: NavigationItem): { title: string; lang?: string } {
  return { title, ...(typeof lang === 'string' && { lang }) };
}

function firstSegment(path: string, { site }: Context): string {
  return splitLocale(path, site)?.path.split('/')[1] ?? '';
}
