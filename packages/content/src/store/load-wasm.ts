import initSqlite from '@sqlite.org/sqlite-wasm';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import file from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';

/**
 * File systems of SQLite in a browser. They are disabled, because the database is in memory and they would load scripts
 * and log to the console.
 */
const UNUSED = { vfs: { opfs: true, 'opfs-vfs': true, 'opfs-sahpool': true, 'opfs-wl': true, kvvfs: true } };

/** Settings that the package accepts, but its types do not declare. */
type Init = (settings: { wasmBinary: ArrayBuffer }) => Promise<Sqlite3Static>;

/**
 * Fetches the WebAssembly of SQLite and returns a function that starts it. The steps are separate, because a failed
 * download can be repeated, while a browser that cannot start it never can.
 */
export async function fetchSqlite(): Promise<() => Promise<Sqlite3Static>> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} returned status ${response.status}`);
  const wasmBinary = await response.arrayBuffer();
  return async () => {
    Object.assign(globalThis, { sqlite3ApiConfig: { disable: UNUSED } });
    return await (initSqlite as Init)({ wasmBinary });
  };
}
