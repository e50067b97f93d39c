import type { DumpPart } from '../dump/part.ts';
import type { DumpKind } from '../dump/addresses.ts';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { tableOf } from '../store/store.ts';
import { renderCollectionStatements, renderCreateIndex, renderCreateTable, tableIndexes } from '../store/tables.ts';
import { renderDelete, renderUpsert } from '../store/tables.ts';
import type { Bound } from '../store/values.ts';
import type { WasmStatement, WasmStore } from '../store/wasm.ts';

/** A part that may be held: which columns, and in which language, `''` for all. */
export interface TextPart {
  part: Exclude<DumpKind, 'all'>;
  locale: string;
}

export interface HeldRows {
  /** Version in which a piece was taken, or nothing where it is not held whole. */
  versionOf(piece: TextPart): string | undefined;
  /**
   * Takes a part over, of which only the rows are written that are new or have changed. Gives their number.
   * Bodies find their rows by what these hold, so they are taken after an index of the same version.
   */
  take(piece: TextPart, dump: DumpPart): Promise<number>;
}

type Statements = (string | WasmStatement)[];

/** What is held of a collection, in the database itself, so that it is kept and forgotten together with the rows. */
const HELD = '"_recto_held"';
const CREATE_HELD = `CREATE TABLE IF NOT EXISTS ${HELD} ("part" TEXT, "locale" TEXT, "version" TEXT, "structure" TEXT, PRIMARY KEY ("part", "locale"))`;
/** Languages of which rows change when one language comes in; of both parameters it is the name. */
const TOUCHED = `(? = '' OR "locale" IN (?, ''))`;

/** Rows of one collection in a browser's database. */
export async function createHeldRows(store: WasmStore, collection: string): Promise<HeldRows> {
  const table = tableOf(collection);
  await store.apply([CREATE_HELD]);
  const readHeld = async () => await store.all(`SELECT * FROM ${HELD}`, []);
  let held = await readHeld();

  const versionOf = ({ part, locale }: TextPart): string | undefined => {
    const row = held.find((row) => row['part'] === part && [locale, ''].includes(String(row['locale'])));
    return row && String(row['version']);
  };

  /** Ids of the rows that a part need not bring again, by the hash of what they hold. */
  const readKnown = async ({ part, locale }: TextPart): Promise<Map<unknown, Bound>> => {
    const only = part === 'body' ? '"body" IS NOT NULL' : 'TRUE';
    const sql = `SELECT "id", "__hash" FROM "${table}" WHERE ${only} AND (? = '' OR "__locale" = ?)`;
    const rows = await store.all(sql, [locale, locale]);
    return new Map(rows.map((row) => [row['__hash'], row['id'] as Bound]));
  };

  return {
    versionOf,
    async take(piece, dump) {
      const isKept = held.some((row) => row['structure'] === dump.structure);
      const known = isKept ? await readKnown(piece) : new Map<unknown, Bound>();
      const { __hash: hashes = [], id: ids = [] } = dump.values;
      const fresh = hashes.flatMap((hash, row) => (known.has(hash) ? [] : [row]));
      const gone = piece.part === 'index' ? [...new Set(known.values()).difference(new Set(ids))] : [];
      // While rows are being written, queries go on: until it is done, none of them finds what it needs.
      held = [];
      try {
        await store.apply([
          ...(isKept ? [] : startOver(collection, dump)),
          ...gone.map((id) => ({ sql: renderDelete(table, sqliteDialect), parameters: [id] })),
          ...fresh.map((row) => (piece.part === 'index' ? writeRow(table, dump, row) : writeBody(table, dump, row))),
          ...(piece.part === 'index' && fresh.length > 0 ? forgetBodies(piece) : []),
          ...writeHeld(piece, dump),
        ]);
      } finally {
        held = await readHeld();
      }
      return fresh.length + gone.length;
    },
  };
}

/** Rows of another structure are of no use. */
function startOver(collection: string, { columns, indexes = [], structure }: DumpPart): Statements {
  const table = tableOf(collection);
  const { describe } = renderCollectionStatements(sqliteDialect);
  return [
    `DROP TABLE IF EXISTS "${table}"`,
    `DELETE FROM ${HELD}`,
    renderCreateTable(table, columns, sqliteDialect),
    // Rows come from a build, which has compared them, and in an order that may repeat a value for a moment.
    ...tableIndexes(columns, indexes).map((index) => renderCreateIndex(table, { ...index, unique: false })),
    { sql: describe, parameters: [collection, JSON.stringify(columns), structure] },
  ];
}

/** A changed row loses its old body. */
function writeRow(table: string, { values, columns }: DumpPart, row: number): WasmStatement {
  const names = Object.keys(values);
  const missing = Object.keys(columns).filter((name) => !Object.hasOwn(values, name));
  return {
    sql: renderUpsert(table, [...names, ...missing], sqliteDialect),
    parameters: [...names.map((name) => values[name]?.[row] ?? null), ...missing.map(() => null)],
  };
}

/** A body belongs to one state of its row. */
function writeBody(table: string, { values }: DumpPart, row: number): WasmStatement {
  return {
    sql: `UPDATE "${table}" SET "body" = ? WHERE "id" = ? AND "__hash" = ?`,
    parameters: ['body', 'id', '__hash'].map((name) => values[name]?.[row] ?? null),
  };
}

/** Rows without their body have come in: from now on bodies are missing. */
function forgetBodies({ locale }: TextPart): Statements {
  return [{ sql: `DELETE FROM ${HELD} WHERE "part" = 'body' AND ${TOUCHED}`, parameters: [locale, locale] }];
}

/** All languages stand for each of them; once one of them has moved on, no longer. */
function writeHeld({ part, locale }: TextPart, { version, structure }: DumpPart): Statements {
  return [
    { sql: `DELETE FROM ${HELD} WHERE "part" = ? AND ${TOUCHED}`, parameters: [part, locale, locale] },
    { sql: `INSERT INTO ${HELD} VALUES (?, ?, ?, ?)`, parameters: [part, locale, version, structure] },
  ];
}
