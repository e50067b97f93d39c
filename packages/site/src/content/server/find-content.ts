import { dirname, join } from 'node:path';
import { databaseOf, readCurrent } from '../content-folder.ts';

const FOLDER = 'content';

/**
 * Finds the content folder of a server: above the server's own folder, or inside it. Bundlers decide how deep the
 * module is.
 */
export function findContent(from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const content = join(folder, FOLDER);
    if (readCurrent(content) !== undefined) return content;
  }
  return undefined;
}

/** Content folder for the first version that is built on a server: beside the folder of the app. */
export function newContent(server: string): string {
  return join(dirname(dirname(server)), FOLDER);
}

/** Returns the database of the current version. */
export function findContentFile(from: string): string {
  const folder = findContent(from);
  const version = folder === undefined ? undefined : readCurrent(folder);
  if (folder !== undefined && version !== undefined) return databaseOf(folder, version);
  throw new Error('There is no content beside the server. Build the site again with "npm run build".');
}
