/** The part of the engine that needs Node: files, and SQLite. */
export type { Asset } from './build/assets.ts';
export { buildContent } from './build/build-content.ts';
export type { BuildOptions, BuildResult } from './build/build-content.ts';
export { createDevContent } from './build/dev-content.ts';
export type { Change } from './build/dev-content.ts';
export { createDumps } from './dump/create-dumps.ts';
export { decodeDump } from './dump/encode.ts';
export { answerJson, readJson, refuse } from './endpoints/answers.ts';
export { acceptedEncoding, compress } from './endpoints/compress.ts';
export { createContentEndpoints } from './endpoints/content-endpoints.ts';
export type { Endpoint } from './endpoints/endpoint.ts';
export { openLimitedStore } from './store/open-limited-store.ts';
export { openStore } from './store/open-store.ts';
export { publishContent } from './store/publish-content.ts';
export { openSqlite } from './store/sqlite.ts';
