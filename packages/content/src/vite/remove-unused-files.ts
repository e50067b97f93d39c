import type { Plugin } from 'vite';

/**
 * References to scripts of SQLite for storage that is not used. A bundler would copy these scripts, 700 kB in total.
 */
const UNUSED =
  /new Worker\(new URL\("sqlite3-worker1\.mjs", import\.meta\.url\)[^)]*\)|new URL\("sqlite3-opfs-async-proxy\.js", import\.meta\.url\)/gu;

/** Creates a Vite plugin that removes files from a build which no browser requests. */
export function removeUnusedFiles(): Plugin {
  return {
    name: 'recto:leave-out-files',
    transform: {
      filter: { id: /\/@sqlite\.org\/sqlite-wasm\/dist\/index\.mjs$/u },
      handler: (code) => ({ code: code.replaceAll(UNUSED, 'undefined'), map: null }),
    },
  };
}
