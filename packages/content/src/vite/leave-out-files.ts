import type { Plugin } from 'vite';

/** Scripts that SQLite would start for ways of storage we do not use. A bundler that sees them copies them, 700 kB in all. */
const UNUSED =
  /new Worker\(new URL\("sqlite3-worker1\.mjs", import\.meta\.url\)[^)]*\)|new URL\("sqlite3-opfs-async-proxy\.js", import\.meta\.url\)/gu;

/** Keeps files out of a build that no browser would ever ask for. */
export function leaveOutFiles(): Plugin {
  return {
    name: 'recto:leave-out-files',
    transform: {
      filter: { id: /\/@sqlite\.org\/sqlite-wasm\/dist\/index\.mjs$/u },
      handler: (code) => ({ code: code.replaceAll(UNUSED, 'undefined'), map: null }),
    },
  };
}
