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

/** Compressed pieces of dumps, by names for all that they are made of. */
export interface DeflatedPieces {
  /** Says that a piece may be asked for by the next build. */
  keep: (name: string) => void;
  read: (name: string) => DeflatedPiece | undefined;
  write: (name: string, piece: DeflatedPiece) => void;
}

export interface WholeDumpSource {
  collection: string;
  columns: Columns;
  pieces: readonly BodyPiece[];
  /** @default all pieces are compressed */
  kept?: DeflatedPieces | undefined;
}

/** The dump of a whole collection as `encodeDump` writes it, made of pieces, so that an edit compresses one of them. */
export async function writeWholeDump(store: ReadStore, source: WholeDumpSource): Promise<string> {
  const { collection, columns, pieces, kept } = source;
  const version = await readVersion(store, collection);
  const indexes = await readIndexes(store, collection);
  const head = JSON.stringify(renderDumpHead({ collection, columns, indexes, dialect: sqliteDialect, version }));
  const deflated = [deflatePiece(head.slice(0, -1))];
  for (const piece of pieces) {
    const known = kept?.read(piece.name);
    const made = known ?? deflatePiece(await renderPiece(store, source, piece));
    if (!known) kept?.write(piece.name, made);
    deflated.push(made);
  }
  return joinDeflated([...deflated, deflatePiece(']')]).toString('base64');
}

/** Statements of the rows of a piece, each behind a comma: statements of the head are before them. */
async function renderPiece(store: ReadStore, source: WholeDumpSource, { ids }: BodyPiece): Promise<string> {
  const { collection, columns } = source;
  const names = [...Object.keys(columns), ...INTERNAL_COLUMNS].map((name) => `"${name}"`).join(', ');
  const marks = ids.map((_, place) => store.dialect.parameter(place + 1)).join(', ');
  const sql = `SELECT ${names} FROM "${tableOf(collection)}" WHERE "id" IN (${marks}) ORDER BY "id"`;
  const statements = renderDumpRows(source, await store.all(sql, ids));
  return statements.map((statement) => `,${JSON.stringify(statement)}`).join('');
}
