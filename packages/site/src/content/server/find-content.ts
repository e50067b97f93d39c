import { dirname, join } from 'node:path';
import { databaseOf, readCurrent } from '../content-folder.ts';

const FOLDER = 'content';

/**
 * The folder of content versions that belongs to a server: above the server's own folder, or inside it. Bundlers choose
 * how deep a module is.
 */
export function findContent(from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const content = join(folder, FOLDER);
    if (readCurrent(content) !== undefined) return content;
  }
  return undefined;
}

/** Where the first version goes that is built beside a server: the folder of the app is in the same one. */
export function newContent(server: string): string {
  return join(dirname(dirname(server)), FOLDER);
}

/** The database of the version that is served. */
export function findContentFile(from: string): string {
  const folder = findContent(from);
  const version = folder === undefined ? undefined : readCurrent(folder);
  if (folder !== undefined && version !== undefined) return databaseOf(folder, version);
  throw new Error('There is no content beside the server. Build the site again with "npm run build".');
}
