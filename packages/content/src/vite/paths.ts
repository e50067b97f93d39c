import { basename, dirname, join, resolve } from 'node:path';

/** Paths of the content of a site, relative to the folder of its `vite.config.ts`. */
export interface ContentPathsConfig {
  /** The folder of content files. */
  content?: string;
  /** The file that defines the collections; its default export is created by `defineContent`. */
  contentConfig?: string;
  /** The database that the build writes. */
  database?: string;
}

/** Absolute paths of the content of a site. */
export interface ContentPaths extends Required<ContentPathsConfig> {
  /** The database of a dev server; separate from that of a build, because it contains drafts. */
  devDatabase: string;
}

/** Applies the defaults and returns absolute paths. */
export function resolveContentPaths(config: ContentPathsConfig, root: string): ContentPaths {
  const database = resolve(root, config.database ?? '.recto/content.sqlite');
  return {
    content: resolve(root, config.content ?? 'content'),
    contentConfig: resolve(root, config.contentConfig ?? 'content.config.ts'),
    database,
    devDatabase: join(dirname(database), 'dev', basename(database)),
  };
}
