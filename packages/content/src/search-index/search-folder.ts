import { closeSync, existsSync, mkdirSync, openSync, read as readFrom, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SearchRoot } from '../search/parts/search-root.ts';
import type { SearchScope } from '../search/search-scope.ts';
import type { BuiltIndex, SearchIndex, SearchIndexes } from './search-indexes.ts';

/** Content of the index file. The parts are concatenated in another file. */
interface IndexFile {
  root: SearchRoot;
  /** Lengths of the parts in bytes, in the order of the file. */
  parts: Readonly<Record<string, number>>;
}

function filesOf(folder: string, locale: string): { index: string; parts: string } {
  return { index: join(folder, `${locale}.json`), parts: join(folder, `${locale}.parts`) };
}

/** Writes an index as two files: writing thousands of small files would take longer than building the index. */
export function writeSearchIndex(folder: string, { root, files }: Pick<BuiltIndex, 'root' | 'files'>): void {
  mkdirSync(folder, { recursive: true });
  const paths = filesOf(folder, root.locale);
  const parts: Record<string, number> = {};
  const partsFile = openSync(paths.parts, 'w');
  try {
    for (const [name, text] of files) {
      const bytes = Buffer.from(text);
      parts[name] = bytes.length;
      // One after the other: the bytes of all parts would need much memory.
      writeFileSync(partsFile, bytes);
    }
  } finally {
    closeSync(partsFile);
  }
  writeFileSync(paths.index, JSON.stringify({ root, parts } satisfies IndexFile));
}

/**
 * Opens the indexes in a folder. The files are opened immediately, so that they stay readable when a later build
 * deletes them; parts are read from disk on request.
 */
export function openSearchFolder(folder: string, { locales }: Pick<SearchScope, 'locales'>): SearchIndexes {
  const found = locales.filter((locale) => existsSync(filesOf(folder, locale).index));
  const opened = new Map(found.map((locale) => [locale, openIndex(folder, locale)]));
  return {
    get: async (locale) => opened.get(locale)?.get(),
    close() {
      for (const { close } of opened.values()) close();
      opened.clear();
    },
  };
}

const readBytes = promisify(readFrom);

function openIndex(folder: string, locale: string): { get: () => SearchIndex; close: () => void } {
  const { index, parts } = filesOf(folder, locale);
  const indexFile = openSync(index, 'r');
  const partsFile = openSync(parts, 'r');
  let loaded: SearchIndex | undefined;
  return {
    get: () => (loaded ??= readIndex(indexFile, partsFile)),
    close() {
      closeSync(indexFile);
      closeSync(partsFile);
    },
  };
}

function readIndex(indexFile: number, partsFile: number): SearchIndex {
  const { root, parts } = JSON.parse(readFileSync(indexFile, 'utf8')) as IndexFile;
  const ranges = new Map<string, { start: number; length: number }>();
  let start = 0;
  for (const [name, length] of Object.entries(parts)) {
    ranges.set(name, { start, length });
    start += length;
  }
  return {
    root,
    names: [...ranges.keys()],
    async read(name) {
      const range = ranges.get(name);
      if (!range) return undefined;
      const { buffer } = await readBytes(partsFile, Buffer.alloc(range.length), 0, range.length, range.start);
      return buffer.toString('utf8');
    },
  };
}
