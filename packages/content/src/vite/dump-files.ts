import type { ContentConfig } from '../collections/collection.ts';
import { dumpFile } from '../dump/addresses.ts';
import type { DumpRequest } from '../dump/addresses.ts';
import { createDumps } from '../dump/create-dumps.ts';
import type { ReadStore } from '../store/store.ts';

/** Versions of a store's collections. */
export async function readVersions(store: ReadStore): Promise<Record<string, string>> {
  const dumps = createDumps(store);
  const entries = Object.keys(store.collections).map(async (name) => [name, await dumps.version(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Every dump of a store, one after the other, with the address of its file. */
export async function* listDumpFiles(
  store: ReadStore,
  locales: ContentConfig['locales'],
): AsyncGenerator<{ address: string; text: string }> {
  const dumps = createDumps(store);
  const languages = locales.length > 1 ? [undefined, ...locales] : [undefined];
  for (const [collection, columns] of Object.entries(store.collections)) {
    for (const request of requestsFor(columns, languages)) {
      yield { address: dumpFile(collection, request), text: await dumps.dump(collection, request) };
    }
  }
}

function requestsFor(columns: object, languages: readonly (string | undefined)[]): DumpRequest[] {
  const parts = Object.hasOwn(columns, 'body') ? (['index', 'body'] as const) : (['index'] as const);
  return [{ part: 'all' }, ...parts.flatMap((part) => languages.map((locale) => ({ part, locale })))];
}
