import type { DumpPart } from '../dump/part.ts';
import type { DumpKind } from '../dump/urls.ts';
import { sqliteDialect } from '../query/sqlite-dialect.ts';
import { tableOf } from '../store/store.ts';
import { renderCollectionStatements, renderCreateIndex, renderCreateTable, tableIndexes } from '../store/tables.ts';
import { renderDelete, renderUpsert } from '../store/tables.ts';
import type { BoundValue } from '../store/values.ts';
import type { WasmStatement, WasmStore } from '../store/wasm.ts';

/** Identifies a part of a collection: its columns without bodies or only the bodies, in one language or all (`''`). */
export interface PartKey {
  part: Exclude<DumpKind, 'all'>;
  locale: string;
}

/** The rows of one collection that a browser has stored. */
export interface StoredParts {
  /** The stored version of a part, or `undefined` if the part is missing or incomplete. */
  versionOf(key: PartKey): string | undefined;
  /**
   * Stores a part and writes only rows that are new or changed. Returns the number of changes. Bodies are assigned to
   * rows by hash, so the part `index` of the same version has to be stored first.
   */
  apply(key: PartKey, dump: DumpPart): Promise<number>;
}

type Statements = (string | WasmStatement)[];

/** Table of the stored parts. It is in the same database as the rows, so that both are always consistent. */
const PARTS_TABLE = '"_recto_parts"';
const CREATE_PARTS_TABLE = `CREATE TABLE IF NOT EXISTS ${PARTS_TABLE} ("part" TEXT, "locale" TEXT, "version" TEXT, "structure" TEXT, PRIMARY KEY ("part", "locale"))`;
/**
 * Condition for the entries that storing a language replaces: those of this language and those for all languages. If
 * all languages (`''`) are stored, every entry is replaced. Both parameters are the locale.
 */
const TOUCHED = `(? = '' OR "locale" IN (?, ''))`;

/** Manages the rows of one collection in the database of a browser. */
export async function createStoredParts(store: WasmStore, collection: string): Promise<StoredParts> {
  const table = tableOf(collection);
  await store.apply([CREATE_PARTS_TABLE]);
  const readParts = async () => await store.all(`SELECT * FROM ${PARTS_TABLE}`, []);
  let storedParts = await readParts();

  const versionOf = ({ part, locale }: PartKey): string | undefined => {
    const row = storedParts.find((row) => row['part'] === part && [locale, ''].includes(String(row['locale'])));
    return row && String(row['version']);
  };

  /** Ids of the rows that are already stored, by the hash of their content. */
  const readKnown = async ({ part, locale }: PartKey): Promise<Map<unknown, BoundValue>> => {
    const condition = part === 'body' ? '"body" IS NOT NULL' : 'TRUE';
    const sql = `SELECT "id", "__hash" FROM "${table}" WHERE ${condition} AND (? = '' OR "__locale" = ?)`;
    const rows = await store.all(sql, [locale, locale]);
    return new Map(rows.map((row) => [row['__hash'], row['id'] as BoundValue]));
  };

  return {
    versionOf,
    async apply(key, dump) {
      const isSameStructure = storedParts.some((row) => row['structure'] === dump.structure);
      const storedHashes = isSameStructure ? await readKnown(key) : new Map<unknown, BoundValue>();
      const { __hash: hashes = [], id: ids = [] } = dump.values;
      const newRows = hashes.flatMap((hash, row) => (storedHashes.has(hash) ? [] : [row]));
      const removedIds = key.part === 'index' ? [...new Set(storedHashes.values()).difference(new Set(ids))] : [];
      // Queries run while rows are written: until the end, no part counts as stored.
      storedParts = [];
      try {
        await store.apply([
          ...(isSameStructure ? [] : renderReset(collection, dump)),
          ...removedIds.map((id) => ({ sql: renderDelete(table, sqliteDialect), parameters: [id] })),
          ...newRows.map((row) => (key.part === 'index' ? renderRow(table, dump, row) : renderBody(table, dump, row))),
          ...(key.part === 'index' && newRows.length > 0 ? renderBodiesMissing(key) : []),
          ...renderRecordPart(key, dump),
        ]);
      } finally {
        storedParts = await readParts();
      }
      return newRows.length + removedIds.length;
    },
  };
}

/** Renders the statements that create the table again, without rows, because it is missing or has another structure. */
function renderReset(collection: string, { columns, indexes = [], structure }: DumpPart): Statements {
  const table = tableOf(collection);
  const { describe } = renderCollectionStatements(sqliteDialect);
  return [
    `DROP TABLE IF EXISTS "${table}"`,
    `DELETE FROM ${PARTS_TABLE}`,
    renderCreateTable(table, columns, sqliteDialect),
    // The indexes are not unique: the build has already checked the values, and writing may repeat a value temporarily.
    ...tableIndexes(columns, indexes).map((index) => renderCreateIndex(table, { ...index, unique: false })),
    { sql: describe, parameters: [collection, JSON.stringify(columns), structure] },
  ];
}

/** Renders the statement that writes a row. A changed row loses its old body. */
function renderRow(table: string, { values, columns }: DumpPart, row: number): WasmStatement {
  const names = Object.keys(values);
  const missing = Object.keys(columns).filter((name) => !Object.hasOwn(values, name));
  return {
    sql: renderUpsert(table, [...names, ...missing], sqliteDialect),
    parameters: [...names.map((name) => values[name]?.[row] ?? null), ...missing.map(() => null)],
  };
}

/** Renders the statement that writes a body, only to the version of the row that it belongs to. */
function renderBody(table: string, { values }: DumpPart, row: number): WasmStatement {
  return {
    sql: `UPDATE "${table}" SET "body" = ? WHERE "id" = ? AND "__hash" = ?`,
    parameters: ['body', 'id', '__hash'].map((name) => values[name]?.[row] ?? null),
  };
}

/** Renders the statement that marks bodies as missing after rows without bodies were written. */
function renderBodiesMissing({ locale }: PartKey): Statements {
  return [{ sql: `DELETE FROM ${PARTS_TABLE} WHERE "part" = 'body' AND ${TOUCHED}`, parameters: [locale, locale] }];
}

/**
 * Renders the statements that record a stored part. An entry for all languages is removed once one language has a newer
 * version.
 */
function renderRecordPart({ part, locale }: PartKey, { version, structure }: DumpPart): Statements {
  return [
    { sql: `DELETE FROM ${PARTS_TABLE} WHERE "part" = ? AND ${TOUCHED}`, parameters: [part, locale, locale] },
    { sql: `INSERT INTO ${PARTS_TABLE} VALUES (?, ?, ?, ?)`, parameters: [part, locale, version, structure] },
  ];
}
