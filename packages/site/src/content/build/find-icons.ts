import { openSqlite, tableOf } from '@recto/content/node';
import { parseIconName } from '../../icons/icon-name.ts';

/** Rows that are read at a time: a large site must fit into memory. */
const ROWS_AT_ONCE = 200;

/** Icons that rows name, in their fields or in the properties of components, each with the first row that does. */
export async function findIcons(database: string, collections: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (collections.length === 0) return found;
  // Lists and trees are stored as JSON: there, a name is a whole string.
  const quoted = new RegExp(String.raw`"((?:${collections.join('|')}):[a-z\d-]+)"`, 'gu');
  const store = openSqlite(database);
  try {
    for (const collection of Object.keys(store.collections)) {
      const sql = `SELECT rowid AS "__row", * FROM "${tableOf(collection)}" WHERE rowid > ? ORDER BY rowid LIMIT ?`;
      for (let last = 0; ;) {
        const rows = await store.all(sql, [last, ROWS_AT_ONCE]);
        for (const row of rows) {
          for (const value of Object.values(row)) {
            if (typeof value !== 'string') continue;
            // Most texts name none, which is faster to see without a pattern.
            if (!collections.some((collection) => value.includes(`${collection}:`))) continue;
            const names = isIcon(value, collections)
              ? [value]
              : [...value.matchAll(quoted)].map(([, name = '']) => name);
            for (const name of names) if (!found.has(name)) found.set(name, String(row['id']));
          }
        }
        if (rows.length < ROWS_AT_ONCE) break;
        last = Number(rows.at(-1)?.['__row']);
      }
    }
  } finally {
    await store.close();
  }
  return found;
}

function isIcon(text: string, collections: readonly string[]): boolean {
  const { prefix } = parseIconName(text) ?? {};
  return prefix !== undefined && collections.includes(prefix);
}
