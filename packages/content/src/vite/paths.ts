import { basename, dirname, join, resolve } from 'node:path';

/** Where a site keeps its content, below the folder of its `vite.config.ts`. */
export interface ContentPathsConfig {
  /** The folder of content files. */
  content?: string;
  /** Collections; its default export is made by `defineContent`. */
  contentConfig?: string;
  /** The database that the build makes. */
  database?: string;
}

export interface ContentPaths extends Required<ContentPathsConfig> {
  /** The database of a dev server, apart from a build's: it holds drafts, which no build may. */
  devDatabase: string;
}

/** Every part with its default, as a whole path. */
export function resolveContentPaths(config: ContentPathsConfig, root: string): ContentPaths {
  const database = resolve(root, config.database ?? '.recto/content.sqlite');
  return {
    content: resolve(root, config.content ?? 'content'),
    contentConfig: resolve(root, config.contentConfig ?? 'content.config.ts'),
    database,
    devDatabase: join(dirname(database), 'dev', basename(database)),
  };
}
