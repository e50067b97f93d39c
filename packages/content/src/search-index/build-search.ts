import { hash } from 'node:crypto';
import { join } from 'node:path';
import { writeSearchIndex } from './search-folder.ts';
import { createSearchIndexes } from './search-indexes.ts';
import type { IndexedPages, MadeIndex } from './search-indexes.ts';
import type { IndexedPage } from '../search/parts/indexed-page.ts';
import { FORM } from '../search/parts/search-root.ts';
import type { Searched } from '../search/searched.ts';
import { openEntries } from '../store/entries.ts';
import { openSqlite } from '../store/sqlite.ts';

export interface SearchBuildOptions {
  /** The database that indexes are made from. */
  database: string;
  searched: Searched;
  /** The folder of what is kept for the next build. */
  cache: string;
  /** Names the engine: pages that another one has indexed are indexed again. */
  fingerprint: string;
}

export interface BuiltSearch {
  /** How many pages were counted: those that the last build did not have. */
  counted: number;
  /** Versions of the indexes, by their languages. */
  versions: Readonly<Record<string, string>>;
  write: (folder: string) => void;
}

/** What an index is, the rows aside: where it differs, the same rows have another one. */
export function searchForm(searched: Searched): string {
  return hash('sha256', JSON.stringify([FORM, searched]));
}

/** Makes the search indexes of a built database. Pages that have not changed are not counted again. */
export async function buildSearch(options: SearchBuildOptions): Promise<BuiltSearch> {
  const { database, searched, cache, fingerprint } = options;
  const store = openSqlite(database);
  const pages = openPages(join(cache, 'search.sqlite'), fingerprint);
  try {
    const indexes = createSearchIndexes(store, searched, { pages, pause: async () => undefined });
    const made: MadeIndex[] = [];
    for (const locale of searched.locales) {
      const index = await indexes.get(locale);
      if (index) made.push(index);
    }
    return {
      versions: Object.fromEntries(made.map(({ root }) => [root.locale, root.version])),
      counted: pages.counted(),
      write(folder) {
        for (const index of made) writeSearchIndex(folder, index);
      },
    };
  } finally {
    pages.close();
    await store.close();
  }
}

interface KeptPages extends IndexedPages {
  counted: () => number;
  close: () => void;
}

/** Indexed pages in a file. An entry begins with the name of what it was made from, and of the engine. */
function openPages(file: string, fingerprint: string): KeptPages {
  const entries = openEntries(file);
  const waiting = new Map<string, string>();
  const used = new Set<string>();
  let counted = 0;
  const headOf = (name: string): string => `${fingerprint} ${name}`;
  return {
    read(place, name) {
      used.add(place);
      const entry = waiting.get(place) ?? entries.read(place) ?? '';
      const end = entry.indexOf('\n');
      return end > 0 && entry.slice(0, end) === headOf(name) ? readPage(entry.slice(end + 1)) : undefined;
    },
    write(place, name, page) {
      waiting.set(place, `${headOf(name)}\n${JSON.stringify(page)}`);
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

/** A page that cannot be read is counted again. */
function readPage(json: string): IndexedPage | undefined {
  try {
    return JSON.parse(json) as IndexedPage;
  } catch {
    return undefined;
  }
}
