import { hash } from 'node:crypto';
import { join } from 'node:path';
import { writeSearchIndex } from './search-folder.ts';
import { createSearchIndexes } from './search-indexes.ts';
import type { IndexedPageCache, BuiltIndex } from './search-indexes.ts';
import type { IndexedPage } from '../search/parts/indexed-page.ts';
import { INDEX_FORMAT } from '../search/parts/search-root.ts';
import type { SearchScope } from '../search/search-scope.ts';
import { openEntries } from '../store/entries.ts';
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

/** Hashes everything that an index depends on besides the rows: its format and the searched collections. */
export function hashSearchFormat(searchScope: SearchScope): string {
  return hash('sha256', JSON.stringify([INDEX_FORMAT, searchScope]));
}

/** Builds the search indexes of a content database. Unchanged pages are read from the cache. */
export async function buildSearch(options: SearchBuildOptions): Promise<BuiltSearch> {
  const { database, searchScope, cache, fingerprint } = options;
  const store = openSqlite(database);
  const pages = openPageCache(join(cache, 'search.sqlite'), fingerprint);
  try {
    const indexes = createSearchIndexes(store, searchScope, { pages, pause: async () => undefined });
    const made: BuiltIndex[] = [];
    for (const locale of searchScope.locales) {
      const index = await indexes.get(locale);
      if (index) made.push(index);
    }
    return {
      versions: Object.fromEntries(made.map(({ root }) => [root.locale, root.version])),
      indexed: pages.counted(),
      write(folder) {
        for (const index of made) writeSearchIndex(folder, index);
      },
    };
  } finally {
    pages.close();
    await store.close();
  }
}

interface OpenPageCache extends IndexedPageCache {
  counted: () => number;
  close: () => void;
}

/** Opens the cache of indexed pages. An entry begins with the fingerprint of the engine and a hash of its source. */
function openPageCache(file: string, fingerprint: string): OpenPageCache {
  const entries = openEntries(file);
  const waiting = new Map<string, string>();
  const used = new Set<string>();
  let counted = 0;
  const headOf = (name: string): string => `${fingerprint} ${name}`;
  return {
    read(key, name) {
      used.add(key);
      const entry = waiting.get(key) ?? entries.read(key) ?? '';
      const end = entry.indexOf('\n');
      return end > 0 && entry.slice(0, end) === headOf(name) ? readPage(entry.slice(end + 1)) : undefined;
    },
    write(key, name, page) {
      waiting.set(key, `${headOf(name)}\n${JSON.stringify(page)}`);
      counted += 1;
    },
    counted: () => counted,
    close() {
      if (waiting.size > 0) entries.write(waiting);
      entries.keepOnly(used);
      entries.close();
    },
  };
}

/** Parses a cached page. A damaged entry is ignored, so that the page is indexed again. */
function readPage(json: string): IndexedPage | undefined {
  try {
    return JSON.parse(json) as IndexedPage;
  } catch {
    return undefined;
  }
}
