import { hash } from 'node:crypto';
import type { ContentConfig } from '../collections/collection.ts';
import { VERSIONS_FILE, dumpFile, pieceFile } from '../dump/urls.ts';
import { listBodyPieces, readBodyPiece, writeBodyList } from '../dump/body-pieces.ts';
import type { ContentFile } from '../dump/content-file.ts';
import { createDumps } from '../dump/create-dumps.ts';
import { writeWholeDump } from '../dump/whole-dump.ts';
import type { PieceCache } from '../dump/whole-dump.ts';
import type { ReadStore } from '../store/store.ts';

/** Returns the versions of all collections of a store by name. */
export async function readVersions(store: ReadStore): Promise<Record<string, string>> {
  const dumps = createDumps(store);
  const entries = Object.keys(store.collections).map(async (name) => [name, await dumps.version(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Lists the file of versions and the dumps of all collections. Bodies are split into many files whose names change with
 * their rows: after an edit only one of them is written, and browsers that have the others load only that one.
 */
export async function* listDumpFiles(
  store: ReadStore,
  locales: ContentConfig['locales'],
  cache?: PieceCache,
): AsyncGenerator<ContentFile> {
  const dumps = createDumps(store);
  const versions = await readVersions(store);
  const text = JSON.stringify(versions);
  yield { url: VERSIONS_FILE, cacheKey: text, read: async () => text };
  const languages = locales.length > 1 ? [undefined, ...locales] : [undefined];
  for (const [collection, columns] of Object.entries(store.collections)) {
    const cacheKey = versions[collection] ?? '';
    const pieces = await listBodyPieces(store, collection);
    for (const { name } of pieces) cache?.markUsed(name);
    yield {
      url: dumpFile(collection, { part: 'all' }),
      cacheKey,
      read: async () => await writeWholeDump(store, { collection, columns, pieces, cache }),
    };
    for (const locale of languages) {
      const request = { part: 'index' as const, locale };
      yield {
        url: dumpFile(collection, request),
        cacheKey,
        read: async () => await dumps.dump(collection, request),
      };
    }
    if (!Object.hasOwn(columns, 'body')) continue;
    for (const locale of languages) {
      const localePieces = pieces.filter((piece) => locale === undefined || piece.locale === locale);
      const list = await writeBodyList(store, { collection, columns, pieces: localePieces });
      const url = dumpFile(collection, { part: 'body', locale });
      yield { url, cacheKey: hash('sha256', list), read: async () => list };
    }
    for (const piece of pieces) {
      const read = async (): Promise<string> => await readBodyPiece(store, collection, piece);
      yield { url: pieceFile(collection, piece.name), cacheKey: piece.name, read };
    }
  }
}
