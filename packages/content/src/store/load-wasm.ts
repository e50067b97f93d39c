import initSqlite from '@sqlite.org/sqlite-wasm';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import file from '@sqlite.org/sqlite-wasm/sqlite3.wasm?url';

/** Ways of SQLite to keep files in a browser. Ours is in memory; left on, they would load scripts and write to the console. */
const UNUSED = { vfs: { opfs: true, 'opfs-vfs': true, 'opfs-sahpool': true, 'opfs-wl': true, kvvfs: true } };

/** Settings that the package takes and its types do not name. */
type Init = (settings: { wasmBinary: ArrayBuffer }) => Promise<Sqlite3Static>;

/** Fetches SQLite's WebAssembly, and gives what starts it: a failed download passes, a browser that cannot start it stays. */
export async function fetchSqlite(): Promise<() => Promise<Sqlite3Static>> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  const wasmBinary = await response.arrayBuffer();
  return async () => {
    Object.assign(globalThis, { sqlite3ApiConfig: { disable: UNUSED } });
    return await (initSqlite as Init)({ wasmBinary });
  };
}
