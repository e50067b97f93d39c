import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { resolveContentPaths } from '../vite/paths.ts';

/** Where a site keeps what the commands need, as options name it. */
export interface PathOptions {
  config?: string | undefined;
  content?: string | undefined;
  database?: string | undefined;
  public?: string | undefined;
}

export interface Paths {
  /** The file whose default export is made by `defineContent`. */
  config: string;
  /** The folder of content files. */
  content: string;
  /** The database that a build makes. */
  database: string;
  /** The database of a dev server. */
  devDatabase: string;
  /** Finished rows and fetched repositories, for the next build. */
  cache: string;
  /** The folder of files that are served as they are. */
  public: string;
}

/** Every part with its default, as a whole path below the site's folder. */
export function resolvePaths({ config, content, ...others }: PathOptions, folder: string): Paths {
  const usual = resolveContentPaths(
    { ...(content !== undefined && { content }), ...(config !== undefined && { contentConfig: config }) },
    folder,
  );
  const database = others.database === undefined ? usual.database : resolve(folder, others.database);
  return {
    config: usual.contentConfig,
    content: usual.content,
    database,
    devDatabase: usual.devDatabase,
    cache: join(dirname(database), 'cache'),
    public: resolve(folder, others.public ?? 'public'),
  };
}

/** A path as a person in `folder` would write it. */
export function showPath(path: string, folder: string): string {
  const short = relative(folder, path);
  return short === '' || short.startsWith('..') ? path : short.split(sep).join('/');
}

/** The addresses of all files in a folder, seen from it. A site without such a folder has none. */
export function listAddresses(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return new Set(files.map((file) => `/${relative(folder, file).split(sep).join('/')}`));
}
