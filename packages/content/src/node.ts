/** The part of the engine that needs Node: files, and SQLite. */
export type { Asset } from './build/assets.ts';
export { buildContent } from './build/build-content.ts';
export type { BuildOptions, BuildResult } from './build/build-content.ts';
export { createDevContent } from './build/dev-content.ts';
export type { Change } from './build/dev-content.ts';
export { openStore } from './store/open-store.ts';
export { openSqlite } from './store/sqlite.ts';
