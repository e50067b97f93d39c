import type { Plugin } from 'vite';
import { contentPlugin } from './content-plugin.ts';
import type { ContentPathsConfig } from './paths.ts';
import type { DumpSource } from '../client/worker-protocol.ts';

export { buildDatabase } from './build-database.ts';
export type { BuiltDatabase } from './build-database.ts';
export type { BuiltSearch } from '../search-index/build-search.ts';
export type { ContentFile } from '../dump/content-file.ts';
export { listContentFiles } from './content-files.ts';
export { contentPlugin, replacedModules } from './content-plugin.ts';
export { removeUnusedFiles } from './remove-unused-files.ts';
export { createPageNotifier } from './notify-pages.ts';
export type { NotifyPages } from './notify-pages.ts';
export type { FoundProblems } from './report-errors.ts';
export { sendFile } from './send-file.ts';
export { resolveContentPaths } from './paths.ts';
export type { ContentPaths, ContentPathsConfig } from './paths.ts';

/** Options of the Vite plugin `content`. */
export interface ContentConfigOptions extends ContentPathsConfig {
  /** `files` for a site that is hosted as static files; `server` if a server runs the queries of browsers. */
  source?: DumpSource;
}

/** Vite plugin that adds content to any site: `content.config.ts` and a folder of files become typed rows. */
export function content({ source = 'files', ...paths }: ContentConfigOptions = {}): Plugin {
  return contentPlugin({ ...paths, source });
}
