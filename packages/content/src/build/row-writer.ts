import { ContentError } from '../errors.ts';
import type { WriteStore } from '../store/store.ts';
import type { PackedRow } from './packed-row.ts';

/** Number of rows from which on a batch is written. */
const BATCH = 200;

/**
 * Writes rows in batches, in the order in which they are added. The same rows in the same order always result in the
 * same batches.
 */
export function createRowWriter(writer: WriteStore) {
  let batch: PackedRow[] = [];
  const flush = async (): Promise<void> => {
    const full = Map.groupBy(batch, ({ collection }) => collection);
    batch = [];
    await writer.transaction(async () => {
      for (const [collection, built] of full) {
        const rows = built.map(({ row }) => row);
        await writer.put(collection, rows);
      }
    });
  };
  return {
    async add(rows: readonly PackedRow[]): Promise<void> {
      batch.push(...rows);
      if (batch.length >= BATCH) await flush();
    },
    flush,
  };
}

/** Removes rows from the database, grouped by collection. */
export async function removeRows(writer: WriteStore, rows: readonly StoredId[]): Promise<void> {
  await writer.transaction(async () => {
    for (const [collection, removedRows] of Map.groupBy(rows, (row) => row.collection)) {
      const ids = removedRows.map(({ id }) => id);
      await writer.remove(collection, ids);
    }
  });
}

/** The id of a row in the database, with its path and its unique values. */
export interface StoredId {
  collection: string;
  id: string;
  /** Path of a page, or id of any other row. */
  pathOrId: string;
  /** Values in unique indexes. No other row may have the same ones. */
  uniqueValues?: readonly string[] | undefined;
}

/** Returns the identity of a row. */
export function toStoredId({ collection, row, pathOrId, uniqueValues }: PackedRow): StoredId {
  return { collection, id: row.id, pathOrId, ...(uniqueValues && { uniqueValues }) };
}

/** Records which file has which paths and which values of unique indexes. */
export interface PathClaims {
  /**
   * Assigns to a file the paths and unique values of its rows. If another file has one of them, or two rows have the
   * same unique value, returns the errors instead.
   */
  claim(file: string, rows: readonly StoredId[]): ContentError[];
  /** Releases all paths and values of a file. */
  release(file: string): void;
}

/** Creates an empty record of paths and unique values. */
export function createPathClaims(): PathClaims {
  const pathOwners = new Map<string, string>();
  const valueOwners = new Map<string, string>();
  return {
    claim(file, rows) {
      const errors: ContentError[] = [];
      for (const { collection, pathOrId } of rows) {
        const owner = pathOwners.get(`${collection} ${pathOrId}`);
        if (owner !== undefined && owner !== file) errors.push(taken(pathOrId, collection, owner, file));
      }
      const ownKeys = new Map<string, string>();
      for (const { collection, id, uniqueValues = [] } of rows) {
        for (const value of uniqueValues) {
          const key = `${collection} ${value}`;
          const holder = valueOwners.get(key);
          if (holder !== undefined && holder !== file)
            errors.push(notUnique(value, collection, `This file and ${holder}`, file));
          else if ((ownKeys.get(key) ?? id) !== id) errors.push(notUnique(value, collection, 'Two rows', file));
          ownKeys.set(key, id);
        }
      }
      if (errors.length > 0) return errors;
      for (const { collection, pathOrId } of rows) pathOwners.set(`${collection} ${pathOrId}`, file);
      for (const key of ownKeys.keys()) valueOwners.set(key, file);
      return [];
    },
    release(file) {
      for (const [key, owner] of pathOwners) if (owner === file) pathOwners.delete(key);
      for (const [value, holder] of valueOwners) if (holder === file) valueOwners.delete(value);
    },
  };
}

function taken(pathOrId: string, collection: string, owner: string, file: string): ContentError {
  return new ContentError(
    'page/taken',
    `${owner} and ${file} both have the path or id "${pathOrId}" in the collection "${collection}".`,
    'Rename one of them. Order numbers, upper case, ".draft" and the characters # % ? are not part of paths.',
    { file },
  );
}

function notUnique(value: string, collection: string, who: string, file: string): ContentError {
  return new ContentError(
    'row/not-unique',
    `${who} have the same values in a unique index of the collection "${collection}": ${value}.`,
    'Change one of them, or the index in the configuration.',
    { file },
  );
}
