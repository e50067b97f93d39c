import { hash } from 'node:crypto';
import type { Content } from '../content.ts';
import { createContent } from '../content.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { once } from '../once/once.ts';
import { buildSearchParts } from '../search/parts/build-search-parts.ts';
import type { SearchGroup, SearchParts } from '../search/parts/build-search-parts.ts';
import { indexPage } from '../search/parts/indexed-page.ts';
import type { Pause, TermLists } from '../search/parts/merge-pages.ts';
import type { SearchRoot } from '../search/parts/search-root.ts';
import { writeTranslated } from '../search/parts/translated.ts';
import { buildSearchSections } from '../search/search-sections.ts';
import type { SearchPage } from '../search/search-sections.ts';
import type { SearchScope } from '../search/search-scope.ts';
import { tableOf } from '../store/store.ts';
import type { ReadStore } from '../store/store.ts';
import { mergeCached } from './merge-cached.ts';
import type { CachedLists, HashedPage, IndexEntry } from './merge-cached.ts';

/** The search index of one language. */
export interface SearchIndex {
  /** The part that every search loads first. */
  root: SearchRoot;
  /** Names of all parts. */
  names: readonly string[];
  /** Returns a part by name, or `undefined` if it does not exist. */
  read: (name: string) => Promise<string | undefined>;
}

/** An index that was built in memory. */
export interface BuiltIndex extends SearchIndex {
  /** Texts of the parts by name. */
  files: ReadonlyMap<string, string>;
}

/** The search indexes of all languages. */
export interface SearchIndexes<Index extends SearchIndex = SearchIndex> {
  /** Returns the index of a language for the current content, or `undefined` if the language has none. */
  get: (locale: string) => Promise<Index | undefined>;
  /** Closes the files of the indexes, if they are read from files. */
  close?: () => void;
}

/** A cache for building indexes: the last data of each page, and the last merged terms of each language. */
export interface SearchCache {
  /** Returns a page. */
  readPage: (key: string) => HashedPage | undefined;
  /** Replaces a page. */
  writePage: (key: string, page: HashedPage) => void;
  /** Returns the merged terms of a language. */
  readLists: (locale: string) => CachedLists | undefined;
  /** Replaces the merged terms of a language. */
  writeLists: (locale: string, lists: CachedLists) => void;
}

/** Options of `createSearchIndexes`. */
export interface SearchIndexesOptions {
  /**
   * Data of the last indexes.
   * @default a cache in memory, so that after an edit only one page is indexed
   */
  cache?: SearchCache;
  /**
   * Called between pages.
   * @default yields to the event loop regularly, so that a server can respond meanwhile
   */
  pause?: Pause;
}

/** Number of pages that are read from the database in one query; more would need much memory for their bodies. */
const PAGES_AT_ONCE = 50;

/** Builds the index of a language on request, once per version of the content, in small steps between other work. */
export function createSearchIndexes(
  store: ReadStore,
  searchScope: SearchScope,
  { cache = createMemoryCache(), pause = createPause() }: SearchIndexesOptions = {},
): SearchIndexes<BuiltIndex> {
  const content = createContent<ContentConfig>(store);
  const dumps = createDumps(store);
  const names = Object.keys(searchScope.collections).filter((name) => Object.hasOwn(store.collections, name));
  const kept = new Map<string, { version: string; index: () => Promise<BuiltIndex> }>();
  const [fallback = ''] = searchScope.locales;

  const versionOf = async (): Promise<string> => {
    const versions = await Promise.all(names.map((name) => dumps.version(name)));
    return hash('sha256', JSON.stringify([versions, searchScope]));
  };

  const entriesOf = async (collection: string, locale: string): Promise<IndexEntry[]> => {
    const options = searchScope.collections[collection] ?? {};
    const onlyLocale = searchScope.locales.length > 1 ? locale : undefined;
    const listed = (await listPages(store, collection, onlyLocale)).map(({ id, hash: row }) => {
      const key = `${locale} ${id}`;
      return { id, key, hash: hash('sha256', JSON.stringify([locale, options, row])), cached: cache.readPage(key) };
    });
    const indexed = new Map<string, IndexEntry>();
    const missing = listed.filter((page) => page.cached?.hash !== page.hash);
    for (let start = 0; start < missing.length; start += PAGES_AT_ONCE) {
      const some = missing.slice(start, start + PAGES_AT_ONCE);
      const read = await readPages(
        content,
        collection,
        some.map(({ id }) => id),
      );
      for (const { id, key, hash: own, cached: before } of some) {
        const row = read.get(id);
        const page = indexPage(row ? buildSearchSections([row], options) : [], locale);
        indexed.set(id, { key, hash: own, page, before });
        cache.writePage(key, { hash: own, page });
        await pause();
      }
    }
    return listed.flatMap(({ id, key, cached }) => indexed.get(id) ?? (cached ? { key, ...cached } : []));
  };

  const groupsOf = async (locale: string): Promise<{ collection: string; entries: IndexEntry[] }[]> => {
    const groups: { collection: string; entries: IndexEntry[] }[] = [];
    for (const collection of names) groups.push({ collection, entries: await entriesOf(collection, locale) });
    return groups;
  };

  const mergeTerms = async (entries: readonly IndexEntry[], locale: string): Promise<TermLists> => {
    const lists = await mergeCached(entries, cache.readLists(locale), pause);
    cache.writeLists(locale, { pages: entries.map(({ key, hash: own }) => [key, own]), lists });
    return lists;
  };

  const build = async (locale: string): Promise<BuiltIndex> => {
    const entries = await groupsOf(locale);
    const lists = await mergeTerms(
      entries.flatMap((group) => group.entries),
      locale,
    );
    const groups = entries.map(toSearchGroup);
    const parts = await buildSearchParts(groups, locale, { hash: (text) => hash('sha256', text), pause, lists });
    const translated =
      locale === fallback
        ? ''
        : writeTranslated((await groupsOf(fallback)).map(toSearchGroup), groups, { fallback, locale });
    const root = { ...parts.root, version: indexVersion(parts), translated };
    const { files } = parts;
    return { root, files, names: [...files.keys()], read: async (name) => files.get(name) };
  };

  return {
    async get(locale) {
      if (!searchScope.locales.includes(locale)) return undefined;
      const version = await versionOf();
      const known = kept.get(locale);
      if (known?.version === version) return await known.index();
      const index = once(() => build(locale));
      kept.set(locale, { version, index });
      return await index();
    },
  };
}

/** Returns the ids and hashes of the rows of a collection in reading order. */
async function listPages(
  store: ReadStore,
  collection: string,
  locale: string | undefined,
): Promise<{ id: string; hash: string }[]> {
  const { dialect } = store;
  const condition = locale === undefined ? '' : `WHERE "__locale" = ${dialect.parameter(1)}`;
  const order = dialect.orderBy('"__sort"', 'string', 'ASC');
  const sql = `SELECT "id", "__hash" FROM "${tableOf(collection)}" ${condition} ORDER BY ${order}, "id"`;
  const rows = await store.all(sql, locale === undefined ? [] : [locale]);
  return rows.map((row) => ({ id: String(row['id']), hash: String(row['__hash']) }));
}

async function readPages(
  content: Content<ContentConfig['collections']>,
  collection: string,
  ids: readonly string[],
): Promise<Map<string, SearchPage>> {
  const rows = await content.query(collection).where('id', 'IN', ids).all();
  return new Map((rows as unknown[] as (SearchPage & { id: string })[]).map((row) => [row.id, row]));
}

function toSearchGroup({ collection, entries }: { collection: string; entries: readonly IndexEntry[] }): SearchGroup {
  return { collection, pages: entries.map(({ page }) => page) };
}

/** Creates a cache in memory for the last indexes. */
function createMemoryCache(): SearchCache {
  const pages = new Map<string, HashedPage>();
  const lists = new Map<string, CachedLists>();
  return {
    readPage: (key) => pages.get(key),
    writePage: (key, page) => void pages.set(key, page),
    readLists: (locale) => lists.get(locale),
    writeLists: (locale, merged) => void lists.set(locale, merged),
  };
}

/** How long to work on an index before yielding to the event loop, in milliseconds. */
const WORK_MS = 8;

function createPause(): Pause {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < WORK_MS) return;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    last = performance.now();
  };
}

/** Returns the version of an index: a hash of its root, which contains the hashes of all parts. */
function indexVersion({ root }: SearchParts): string {
  return hash('sha256', JSON.stringify(root)).slice(0, 12);
}
