import { buildNavigation, flattenNavigation } from '@recto/content';
import type { ContentConfig, NavigationItem } from '@recto/content';
import { localisePath, splitLocale } from '@recto/site';
import { listPages } from '@recto/site/server';
import type { Asker, Loader, LoaderContext } from '@recto/site/server';
import type { PageCollection } from '../collections/pages.ts';

/** Whatever collections a site has, as long as they are pages. */
type AnyPages = ContentConfig<Record<string, PageCollection>>;
type Context = LoaderContext<AnyPages>;

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

/** All pages of these collections, by section. */
export function searchLoader(...collections: readonly string[]): Loader<SearchData> {
  return async (context) => {
    const lists = await Promise.all(collections.map(async (name) => await listCollection(withPages(context), name)));
    const title = context.words?.['contentSearch.title'] ?? '';
    return { title, data: { title, lists: lists.flat() } };
  };
}

/** Answers `/search?q=` by the same rules as the palette. */
export const askSearch: Asker = async (query, { locale, search }) => {
  const asked = query.get('q')?.trim().slice(0, MOST_CHARACTERS) ?? '';
  return asked === '' ? undefined : await search(locale.code, asked, MOST_RESULTS);
};

/** That these collections hold pages, the site says by naming them; its types do not. */
function withPages(context: LoaderContext): Context {
  return context as unknown as Context;
}

async function rowsOf(context: Context, collection: string) {
  const rows = await listPages(context, collection, (query) =>
    query.select('path', 'stem', 'title', 'description', 'navigation', 'meta'),
  );
  return rows.filter(({ stem }) => !stem.endsWith('.navigation'));
}

async function listCollection(context: Context, collection: string): Promise<PageList[]> {
  if (collection === 'docs') return await listSections(context);
  const lists = Map.groupBy(await rowsOf(context, collection), ({ path }) => kindOf(path, context));
  return [...lists].map(([kind, rows]) => ({
    kind,
    pages: rows.map(({ title, path, lang }) => ({ title, path, ...(lang !== undefined && { lang }) })),
  }));
}

/** The documentation has sections, as its tree shows them. */
async function listSections(context: Context): Promise<PageList[]> {
  const rows = await listPages(context, 'docs', (query) => query.select('path', 'stem', 'title', 'navigation', 'meta'));
  const root = localisePath('/docs', context.locale, context.site);
  return buildNavigation(rows, root, { fields: ['lang'] }).map((section) => ({
    kind: 'docs',
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
