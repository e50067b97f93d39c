import { ContentError } from '../errors.ts';
import type { StoredRow, WriteStore } from '../store/store.ts';
import type { BuiltRow } from './build-row.ts';

/** Rows are written so many at a time, and then forgotten. */
const BATCH = 200;

/** Takes rows in order and writes them in batches whose edges depend on nothing but the order. */
export function createRowWriter(writer: WriteStore) {
  let batch = new Map<string, StoredRow[]>();
  let size = 0;
  const flush = async (): Promise<void> => {
    const full = batch;
    batch = new Map();
    size = 0;
    await writer.transaction(async () => {
      for (const [collection, rows] of full) await writer.put(collection, rows);
    });
  };
  return {
    async add(rows: readonly BuiltRow[]): Promise<void> {
      for (const { collection, row } of rows) {
        batch.set(collection, [...(batch.get(collection) ?? []), row]);
        size += 1;
      }
      if (size >= BATCH) await flush();
    },
    flush,
  };
}

/** Who has which address. */
export interface Addresses {
  /** Gives a file the addresses of its rows, or says with whom it would have to share one. */
  claim(file: string, rows: readonly BuiltRow[]): ContentError[];
  release(file: string): void;
}

export function createAddresses(): Addresses {
  const owners = new Map<string, string>();
  return {
    claim(file, rows) {
      const faults: ContentError[] = [];
      for (const built of rows) {
        const address = addressOf(built);
        const owner = owners.get(`${built.collection} ${address}`);
        if (owner !== undefined && owner !== file) faults.push(taken(address, built.collection, owner, file));
      }
      if (faults.length > 0) return faults;
      for (const built of rows) owners.set(`${built.collection} ${addressOf(built)}`, file);
      return [];
    },
    release(file) {
      for (const [address, owner] of owners) if (owner === file) owners.delete(address);
    },
  };
}

function addressOf({ row }: BuiltRow): string {
  return String(row.fields['path'] ?? row.fields['id']);
}

function taken(address: string, collection: string, owner: string, file: string): ContentError {
  return new ContentError(
    'page/taken',
    `${owner} and ${file} both have the address "${address}" in the collection "${collection}".`,
    'Rename one of them. Order numbers, upper case and ".draft" are no part of an address.',
    { file },
  );
}
