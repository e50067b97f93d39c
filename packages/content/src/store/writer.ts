import { randomUUID } from 'node:crypto';
import type { CollectionIndex } from '../collections/collection-index.ts';
import type { Columns } from '../collections/columns.ts';
import { unknownCollection } from '../errors.ts';
import type { Dialect } from '../query/dialect.ts';
import { quoteName } from '../query/names.ts';
import type { RawRow, WriteStore } from './store.ts';
import { tableOf } from './store.ts';
import {
  COLLECTIONS_TABLE,
  parseCollections,
  renderCollectionStatements,
  renderCreateIndex,
  renderCreateTable,
  renderDelete,
  renderUpsert,
  SELECT_COLLECTIONS,
  tableIndexes,
} from './tables.ts';
import { encodeRow, INTERNAL_COLUMNS } from './values.ts';
import type { BoundValue } from './values.ts';
import { hashRows, hashStructure } from './version.ts';

/** Maximum number of parameters of one insert; every database accepts more. */
const INSERT_PARAMETERS = 1000;

/** A connection to a database with transactions. */
interface Connection {
  dialect: Dialect;
  run(sql: string, parameters?: readonly BoundValue[]): Promise<RawRow[]>;
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Called after the last write of a build, before `close`. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

interface WriterOptions {
  /**
   * Creates new collections in separate tables inside one transaction and replaces the old ones at its end, for a
   * database that is being read. Without it, a collection is visible as soon as it is created.
   */
  staged: boolean;
}

/**
 * Creates a writer for any database. Only one caller may use it at a time, since a transaction blocks the connection.
 */
export function createWriter(connection: Connection, { staged }: WriterOptions): WriteStore {
  const { dialect } = connection;
  const run: Connection['run'] = (sql, parameters) => connection.run(sql, parameters);
  const statements = renderCollectionStatements(dialect);
  /** Collections in separate tables, with the indexes whose names the old tables still use. */
  const stagedIndexes = new Map<string, CollectionIndex[]>();
  /** Collections of this build; all others are deleted at its end. */
  const created = new Set<string>();
  /** Columns of the collections that were changed. */
  const columnsByName = new Map<string, Columns>();
  let depth = 0;

  const currentTable = (name: string): string => (stagedIndexes.has(name) ? `${tableOf(name)}__next` : tableOf(name));

  /** Returns the columns of a collection that is about to change, and resets its version. */
  const prepareChange = async (name: string): Promise<Columns> => {
    const columns = columnsByName.get(name) ?? parseCollections(await run(SELECT_COLLECTIONS))[name];
    if (!columns) throw unknownCollection(name, Object.keys(parseCollections(await run(SELECT_COLLECTIONS))));
    if (!columnsByName.has(name)) await run(statements.setVersion, [null, name]);
    columnsByName.set(name, columns);
    return columns;
  };

  const writeVersions = async (): Promise<void> => {
    for (const { name } of await run(`SELECT "name" FROM ${COLLECTIONS_TABLE} WHERE "version" IS NULL`)) {
      const rows = await run(`SELECT "id", "__hash" FROM ${quoteName(currentTable(String(name)))}`);
      await run(statements.setVersion, [hashRows(rows), String(name)]);
    }
    columnsByName.clear();
  };

  const publish = async (): Promise<void> => {
    if (stagedIndexes.size === 0) return;
    await writeVersions();
    for (const name of stagedIndexes.keys()) {
      const table = quoteName(tableOf(name));
      await run(`DROP TABLE IF EXISTS ${table}`);
      await run(`ALTER TABLE ${quoteName(currentTable(name))} RENAME TO ${table}`);
    }
    for (const [name, indexes] of stagedIndexes) {
      for (const index of indexes) await run(renderCreateIndex(tableOf(name), index));
    }
    stagedIndexes.clear();
  };

  const begin = async (): Promise<void> => {
    await (depth === 0 ? connection.begin() : run(`SAVEPOINT "level_${depth}"`));
    depth += 1;
  };

  const commit = async (): Promise<void> => {
    if (depth === 1) await publish();
    await (depth === 1 ? connection.commit() : run(`RELEASE SAVEPOINT "level_${depth - 1}"`));
    depth -= 1;
  };

  const rollback = async (): Promise<void> => {
    depth -= 1;
    columnsByName.clear();
    if (depth === 0) {
      await connection.rollback();
      return;
    }
    await run(`ROLLBACK TO SAVEPOINT "level_${depth}"`);
    await run(`RELEASE SAVEPOINT "level_${depth}"`);
  };

  const transaction = async (work: () => Promise<void>): Promise<void> => {
    const before = { stagedIndexes: new Map(stagedIndexes), created: new Set(created) };
    await begin();
    try {
      await work();
      await commit();
    } catch (error) {
      // If the connection is lost, the original error is more useful than that of the rollback.
      await rollback().catch(() => undefined);
      stagedIndexes.clear();
      for (const [name, indexes] of before.stagedIndexes) stagedIndexes.set(name, indexes);
      created.clear();
      for (const name of before.created) created.add(name);
      throw error;
    }
  };

  /** Runs several statements in a transaction, unless one is open already. */
  const inTransaction = (work: () => Promise<void>): Promise<void> => (depth === 0 ? transaction(work) : work());

  const dropOthers = async (): Promise<void> => {
    if (created.size === 0) return;
    for (const name of Object.keys(parseCollections(await run(SELECT_COLLECTIONS)))) {
      if (created.has(name)) continue;
      await run(`DROP TABLE IF EXISTS ${quoteName(tableOf(name))}`);
      await run(statements.forget, [name]);
      await run(statements.forgetIndexes, [name]);
    }
  };

  return {
    transaction,

    async createCollection(name, columns, indexes) {
      // The transaction stays open until `finish`, unless the caller has opened one.
      if (staged && depth === 0) await begin();
      await inTransaction(async () => {
        const all = tableIndexes(columns, indexes);
        const namedIndexes = staged ? all.filter((index) => index.name !== undefined) : [];
        if (staged) stagedIndexes.set(name, namedIndexes);
        const table = currentTable(name);
        await run(`DROP TABLE IF EXISTS ${quoteName(table)}`);
        await run(renderCreateTable(table, columns, dialect));
        for (const index of all.filter((one) => !namedIndexes.includes(one))) {
          // The old table still has its indexes, and index names are unique in a database.
          await run(renderCreateIndex(table, index, staged ? `_recto_${randomUUID()}` : undefined));
        }
        await run(statements.describe, [name, JSON.stringify(columns), hashStructure(columns, all)]);
        await run(statements.setIndexes, [name, JSON.stringify(indexes)]);
        columnsByName.set(name, columns);
        created.add(name);
      });
    },

    async put(name, rows) {
      await inTransaction(async () => {
        const columns = await prepareChange(name);
        const names = [...Object.keys(columns), ...INTERNAL_COLUMNS];
        // One statement cannot write a row twice; of two rows with the same id the later one is used.
        const byId = new Map(rows.map((row) => ['values' in row ? row.id : row.fields['id'], row]));
        const encoded = Array.from(byId.values(), (row) =>
          'values' in row ? row.values : encodeRow(name, row, columns),
        );
        const size = Math.max(1, Math.floor(INSERT_PARAMETERS / names.length));
        for (let start = 0; start < encoded.length; start += size) {
          const part = encoded.slice(start, start + size);
          await run(renderUpsert(currentTable(name), names, dialect, part.length), part.flat());
        }
      });
    },

    async remove(name, ids) {
      await inTransaction(async () => {
        await prepareChange(name);
        for (const id of ids) await run(renderDelete(currentTable(name), dialect), [id]);
      });
    },

    async finish() {
      await inTransaction(async () => {
        await dropOthers();
        await writeVersions();
      });
      if (depth === 1) await commit();
      await connection.finish();
      await connection.close();
    },

    async close() {
      // Changes of an unfinished build are discarded.
      if (depth > 0) await rollback();
      else await inTransaction(writeVersions);
      await connection.close();
    },
  };
}
