import { buildNavigation, flattenNavigation } from '@recto/content';
import type { NavigationItem } from '@recto/content';
import { localisePath, splitLocale } from '../../languages/locale.ts';
import { listPages } from '../../server/pages.ts';
import type { Asker, LoaderAnswer } from '../../server/server.ts';
import type { KindContext } from '../kind-context.ts';
import type { PageCollection } from '../page/page-collection.ts';

export interface SearchOptions {
  /** Collections whose pages are listed. One with a `root` is documentation, listed by its sections. */
  collections: readonly { name: string; root?: string }[];
}

type Context = KindContext<PageCollection, SearchOptions>;

export interface PageList {
  /** First part of the addresses: `blog`. */
  kind: string;
  /** A section of the documentation has a name of its own. */
  title?: string;
  lang?: string;
  pages: { title: string; path: string; lang?: string }[];
}

export interface SearchData {
  title: string;
  /** Every page of the site, by section. */
  lists: PageList[];
}

/** Longest question, in characters, and most results of one answer. */
const MOST_CHARACTERS = 200;
const MOST_RESULTS = 30;

/** All pages of the site, by section. */
export async function load(context: Context): Promise<LoaderAnswer<SearchData>> {
  const { collections } = context.options;
  const lists = await Promise.all(collections.map(async (listed) => await listCollection(context, listed)));
  const title = context.words?.['contentSearch.title'] ?? '';
  return { title, data: { title, lists: lists.flat() } };
}

/** Answers `/search?q=` by the same rules as the palette. */
export const answerQuery: Asker = async (query, { locale, search }) => {
  const asked = query.get('q')?.trim().slice(0, MOST_CHARACTERS) ?? '';
  return asked === '' ? undefined : await search(locale.code, asked, MOST_RESULTS);
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
  const lists = Map.groupBy(await rowsOf(context, name), ({ path }) => kindOf(path, context));
  return [...lists].map(([kind, rows]) => ({
    kind,
    pages: rows.map(({ title, path, lang }) => ({ title, path, ...(lang !== undefined && { lang }) })),
  }));
}

/** The documentation has sections, as its tree shows them. */
async function listSections(context: Context, collection: string, root: string): Promise<PageList[]> {
  const { locale, site } = context;
  const rows = await listPages(context, collection, (query) =>
    query.select('path', 'stem', 'title', 'navigation', 'meta'),
  );
  return buildNavigation(rows, localisePath(root, locale, site), { fields: ['lang'] }).map((section) => ({
    kind: root.split('/')[1] ?? '',
    ...named(section),
    pages: flattenNavigation([section]).map((page) => ({ ...named(page), path: page.path })),
  }));
}

function named({ title, lang }: NavigationItem): { title: string; lang?: string } {
  return { title, ...(typeof lang === 'string' && { lang }) };
}

function kindOf(path: string, { site }: Context): string {
  return splitLocale(path, site)?.path.split('/')[1] ?? '';
}
