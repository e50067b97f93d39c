import { hash } from 'node:crypto';
import { splitAtKeys } from '../chunking/split-at-keys.ts';
import type { Columns } from '../collections/columns.ts';
import { tableOf } from '../store/store.ts';
import type { ReadStore } from '../store/store.ts';
import { shortVersion, readVersion } from '../store/version.ts';
import { writePieces } from './part.ts';

/** Rows whose bodies are in one file. */
export interface BodyPiece {
  /** Changes with any of its rows, and with the columns of the collection. */
  name: string;
  locale: string;
  ids: readonly string[];
}

/** Average number of rows in a piece: few enough that an edit writes little, many enough to compress well. */
const ROWS_PER_PIECE = 32;

/** Increased when the format of pieces changes. */
const FORMAT = 1;

const NAME_DIGITS = 16;

/** Divides the rows of a collection into pieces, each of one language, without reading bodies. */
export async function listBodyPieces(store: ReadStore, collection: string): Promise<BodyPiece[]> {
  const sql = `SELECT "id", "__hash", "__locale" FROM "${tableOf(collection)}" ORDER BY "id"`;
  const rows = (await store.all(sql, [])).map((row) => ({
    id: String(row['id']),
    hash: String(row['__hash']),
    locale: typeof row['__locale'] === 'string' ? row['__locale'] : '',
  }));
  const { structure } = await readVersion(store, collection);
  return [...Map.groupBy(rows, ({ locale }) => locale)].flatMap(([locale, localeRows]) => {
    const starts = splitAtKeys(
      localeRows.map(({ id }) => ({ key: id, length: 0 })),
      ROWS_PER_PIECE,
    );
    return starts.map((start, index): BodyPiece => {
      const some = localeRows.slice(start, starts[index + 1]);
      const identity = JSON.stringify([FORMAT, structure, some.map(({ id, hash: rowHash }) => [id, rowHash])]);
      return { name: hash('sha256', identity).slice(0, NAME_DIGITS), locale, ids: some.map(({ id }) => id) };
    });
  });
}

/** Reads the bodies of a piece in the format for browsers: lists of ids, bodies and hashes. */
export async function readBodyPiece(store: ReadStore, collection: string, { ids }: BodyPiece): Promise<string> {
  const marks = ids.map((_, index) => store.dialect.parameter(index + 1)).join(', ');
  const sql = `SELECT "id", "body", "__hash" FROM "${tableOf(collection)}" WHERE "id" IN (${marks}) ORDER BY "id"`;
  const rows = await store.all(sql, ids);
  const values = Object.fromEntries(
    ['id', 'body', '__hash'].map((name) => [name, rows.map((row) => row[name] ?? null)]),
  );
  return JSON.stringify(values);
}

/** Writes the part of a dump that lists pieces instead of values. */
export async function writeBodyList(
  store: ReadStore,
  { collection, columns, pieces }: { collection: string; columns: Columns; pieces: readonly BodyPiece[] },
): Promise<string> {
  const version = await readVersion(store, collection);
  return writePieces({
    part: 'body',
    version: shortVersion(version),
    structure: version.structure,
    columns,
    pieces: pieces.map(({ name }) => name),
  });
}
