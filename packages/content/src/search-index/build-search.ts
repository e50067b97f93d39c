import { hash } from 'node:crypto';
import { join } from 'node:path';
import { writeSearchIndex } from './search-folder.ts';
import { createSearchIndexes } from './search-indexes.ts';
import type { BuiltIndex, SearchCache } from './search-indexes.ts';
import type { CachedLists, HashedPage } from './merge-cached.ts';
import { readNumbers, writeNumber } from '../search/parts/numbers.ts';
import { INDEX_FORMAT } from '../search/parts/search-root.ts';
import type { SearchScope } from '../search/search-scope.ts';
import { openKeyValueFile } from '../store/key-value-file.ts';
import { openSqlite } from '../store/sqlite.ts';

/** Options of `buildSearch`. */
export interface SearchBuildOptions {
  /** Path of the content database. */
  database: string;
  /** Collections and languages that are searchable. */
  searchScope: SearchScope;
  /** Folder for data that is reused by the next build. */
  cache: string;
  /** Identifies the version of the engine: pages indexed by another version are indexed again. */
  fingerprint: string;
}

/** Search indexes that were built from a database. */
export interface BuiltSearch {
  /** Number of pages that were indexed because the cache did not have them. */
  indexed: number;
  /** Versions of the indexes by language. */
  versions: Readonly<Record<string, string>>;
  /** Writes the indexes to a folder. */
  write: (folder: string) => void;
}

/** Hashes everything that an index depends on besides the rows: its format and the searchable collections. */
export function hashSearchFormat(searchScope: SearchScope): string {
  return hash('sha256', JSON.stringify([INDEX_FORMAT, searchScope]));
}

/** Builds the search indexes of a content database. Unchanged pages are read from the cache. */
export async function buildSearch(options: SearchBuildOptions): Promise<BuiltSearch> {
  const { database, searchScope, cache, fingerprint } = options;
  const store = openSqlite(database);
  const indexCache = openSearchCache(join(cache, 'search.sqlite'), fingerprint);
  try {
    const indexes = createSearchIndexes(store, searchScope, { cache: indexCache, pause: async () => undefined });
    const made: BuiltIndex[] = [];
    for (const locale of searchScope.locales) {
      const index = await indexes.get(locale);
      if (index) made.push(index);
    }
    return {
      versions: Object.fromEntries(made.map(({ root }) => [root.locale, root.version])),
      indexed: indexCache.indexed(),
      write(folder) {
        for (const index of made) writeSearchIndex(folder, index);
      },
    };
  } finally {
    indexCache.close();
    await store.close();
  }
}

interface OpenSearchCache extends SearchCache {
  /** Number of pages that were written. */
  indexed: () => number;
  close: () => void;
}

/** Number of entries that are written in one transaction; more would need much memory. */
const MAX_UNWRITTEN = 200;

/** Opens the cache of a build. Entries of another version of the engine, and damaged entries, are ignored. */
function openSearchCache(file: string, fingerprint: string): OpenSearchCache {
  const entries = openKeyValueFile(file);
  const unwritten = new Map<string, string>();
  const used = new Set<string>();
  let indexed = 0;
  const read = (key: string): unknown => {
    used.add(key);
    const entry = unwritten.get(key) ?? entries.read(key);
    return entry?.startsWith(`${fingerprint}\n`) === true ? parse(entry.slice(fingerprint.length + 1)) : undefined;
  };
  const flush = (): void => {
    if (unwritten.size > 0) entries.write(unwritten);
    unwritten.clear();
  };
  const write = (key: string, value: unknown): void => {
    used.add(key);
    unwritten.set(key, `${fingerprint}\n${JSON.stringify(value)}`);
    if (unwritten.size >= MAX_UNWRITTEN) flush();
  };
  return {
    readPage: (key) => read(key) as HashedPage | undefined,
    writePage(key, page) {
      write(key, page);
      indexed += 1;
    },
    readLists: (locale) => unpackLists(read(`lists ${locale}`) as PackedLists | undefined),
    writeLists(locale, lists) {
      write(`lists ${locale}`, packLists(lists));
    },
    indexed: () => indexed,
    close() {
      flush();
      entries.keepOnly(used);
      entries.close();
    },
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Cached lists as few long texts, which are read faster than many short ones. */
interface PackedLists extends Pick<CachedLists, 'pages'> {
  terms: string;
  postings: string;
  titled: string;
  sections: number;
  averageLength: number;
}

function packLists({ pages, lists: { terms, postings, titled, ...rest } }: CachedLists): PackedLists {
  return {
    pages,
    terms: terms.join('\n'),
    postings: postings.join('\n'),
    titled: titled.map(writeNumber).join(''),
    ...rest,
  };
}

function unpackLists(packed: PackedLists | undefined): CachedLists | undefined {
  if (!packed) return undefined;
  const { pages, terms, postings, titled, sections, averageLength } = packed;
  const split = (text: string): string[] => (text === '' ? [] : text.split('\n'));
  return {
    pages,
    lists: { terms: split(terms), postings: split(postings), titled: readNumbers(titled), sections, averageLength },
  };
}
