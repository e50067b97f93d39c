import type { Columns } from '../collections/columns.ts';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { tableOf } from '../store/store.ts';
import type { ReadStore } from '../store/store.ts';
import { readIndexes } from '../store/read-indexes.ts';
import { INTERNAL_COLUMNS } from '../store/values.ts';
import { readVersion } from '../store/version.ts';
import type { BodyPiece } from './body-pieces.ts';
import { deflatePiece, joinDeflated } from './gzip-pieces.ts';
import type { DeflatedPiece } from './gzip-pieces.ts';
import { renderDumpHead, renderDumpRows } from './statements.ts';

/** A cache of compressed pieces of dumps. */
export interface PieceCache {
  /** Marks a piece as used, so that it is kept for the next build. */
  markUsed: (name: string) => void;
  read: (name: string) => DeflatedPiece | undefined;
  write: (name: string, piece: DeflatedPiece) => void;
}

/** The input of `writeWholeDump`. */
export interface WholeDumpSource {
  collection: string;
  columns: Columns;
  pieces: readonly BodyPiece[];
  /**
   * Cache of compressed pieces.
   * @default all pieces are compressed
   */
  cache?: PieceCache | undefined;
}

/**
 * Writes the dump of a whole collection in the format of `encodeDump`. It consists of pieces, so that an edit
 * compresses only one of them.
 */
export async function writeWholeDump(store: ReadStore, source: WholeDumpSource): Promise<string> {
  const { collection, columns, pieces, cache } = source;
  const version = await readVersion(store, collection);
  const indexes = await readIndexes(store, collection);
  const head = JSON.stringify(renderDumpHead({ collection, columns, indexes, dialect: sqliteDialect, version }));
  const deflated = [deflatePiece(head.slice(0, -1))];
  for (const piece of pieces) {
    const cached = cache?.read(piece.name);
    const deflatedPiece = cached ?? deflatePiece(await renderPiece(store, source, piece));
    if (!cached) cache?.write(piece.name, deflatedPiece);
    deflated.push(deflatedPiece);
  }
  return joinDeflated([...deflated, deflatePiece(']')]).toString('base64');
}

/** Renders the statements of a piece, each after a comma, because the statements of the head precede them. */
async function renderPiece(store: ReadStore, source: WholeDumpSource, { ids }: BodyPiece): Promise<string> {
  const { collection, columns } = source;
  const names = [...Object.keys(columns), ...INTERNAL_COLUMNS].map((name) => `"${name}"`).join(', ');
  const marks = ids.map((_, index) => store.dialect.parameter(index + 1)).join(', ');
  const sql = `SELECT ${names} FROM "${tableOf(collection)}" WHERE "id" IN (${marks}) ORDER BY "id"`;
  const statements = renderDumpRows(source, await store.all(sql, ids));
  return statements.map((statement) => `,${JSON.stringify(statement)}`).join('');
}
