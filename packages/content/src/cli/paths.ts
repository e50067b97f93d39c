import { dirname, join, relative, resolve, sep } from 'node:path';
import { resolveContentPaths } from '../vite/paths.ts';

/** Options for the paths of a site, as they are written. */
export interface PathOptions {
  /** The content configuration file. */
  config?: string | undefined;
  /** The folder of content files. */
  content?: string | undefined;
  /** The database file. */
  database?: string | undefined;
  /** The folder of files that are served unchanged. */
  public?: string | undefined;
}

/** Absolute paths of a site. */
export interface Paths {
  /** The file whose default export is the result of `defineContent`. */
  config: string;
  /** The folder of content files. */
  content: string;
  /** The database that a build writes. */
  database: string;
  /** The database of the development server. */
  devDatabase: string;
  /** Cache folder: built rows and fetched repositories. */
  cache: string;
  /** The folder of files that are served unchanged. */
  public: string;
}

/** Resolves all paths to absolute ones, with defaults. */
export function resolvePaths({ config, content, ...others }: PathOptions, folder: string): Paths {
  const defaults = resolveContentPaths(
    { ...(content !== undefined && { content }), ...(config !== undefined && { contentConfig: config }) },
    folder,
  );
  const database = others.database === undefined ? defaults.database : resolve(folder, others.database);
  return {
    config: defaults.contentConfig,
    content: defaults.content,
    database,
    devDatabase: defaults.devDatabase,
    cache: join(dirname(database), 'cache'),
    public: resolve(folder, others.public ?? 'public'),
  };
}

/** Shortens a path to be relative to `folder`, if it is inside. */
export function showPath(path: string, folder: string): string {
  const short = relative(folder, path);
  return short === '' || short.startsWith('..') ? path : short.split(sep).join('/');
}
