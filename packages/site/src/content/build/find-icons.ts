import { openSqlite, tableOf } from '@recto/content/node';
import { parseIconName } from '../../icons/icon-name.ts';

/** Number of rows that are read at a time, to limit memory on large sites. */
const BATCH_ROWS = 200;

/** Finds the icons that rows use in their fields or in properties of components, each with the id of the first row. */
export async function findIcons(database: string, collections: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  if (collections.length === 0) return files;
  // Lists and trees are stored as JSON, where a name is a complete string.
  const quoted = new RegExp(String.raw`"((?:${collections.join('|')}):[a-z\d-]+)"`, 'gu');
  const store = openSqlite(database);
  try {
    for (const collection of Object.keys(store.collections)) {
      const sql = `SELECT rowid AS "__row", * FROM "${tableOf(collection)}" WHERE rowid > ? ORDER BY rowid LIMIT ?`;
      for (let last = 0; ;) {
        const rows = await store.all(sql, [last, BATCH_ROWS]);
        for (const row of rows) {
          for (const value of Object.values(row)) {
            if (typeof value !== 'string') continue;
            // Most texts have no icon, and this check is faster than the pattern.
            if (!collections.some((collection) => value.includes(`${collection}:`))) continue;
            const names = isIcon(value, collections)
              ? [value]
              : [...value.matchAll(quoted)].map(([, name = '']) => name);
            for (const name of names) if (!files.has(name)) files.set(name, String(row['id']));
          }
        }
        if (rows.length < BATCH_ROWS) break;
        last = Number(rows.at(-1)?.['__row']);
      }
    }
  } finally {
    await store.close();
  }
  return files;
}

function isIcon(text: string, collections: readonly string[]): boolean {
  const { prefix } = parseIconName(text) ?? {};
  return prefix !== undefined && collections.includes(prefix);
}
