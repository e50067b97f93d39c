import { STUDIO_FOLDER } from '../feature/paths.ts';

/**
 * Folder of the files that a demo reads, relative to the base path of the site. A static build contains them as well.
 */
export const DEMO_FOLDER = `${STUDIO_FOLDER}/demo`;
/** Path of the list of all files. */
export const DEMO_TREE = `${DEMO_FOLDER}/tree.json`;
/** Path of the list of components. */
export const DEMO_COMPONENTS = `${DEMO_FOLDER}/components.json`;
const DOCUMENTS = `${DEMO_FOLDER}/documents/`;
const EXTENSION = '.json';

/** Returns the path of the text and metadata of a content file. */
export function demoDocument(path: string): string {
  return `${DOCUMENTS}${path}${EXTENSION}`;
}

/** Returns the content file that a URL path refers to, or `undefined` if it refers to none. */
export function parseDemoDocumentPath(address: string): string | undefined {
  const isDocument = address.startsWith(DOCUMENTS) && address.endsWith(EXTENSION);
  return isDocument ? address.slice(DOCUMENTS.length, -EXTENSION.length) : undefined;
}
