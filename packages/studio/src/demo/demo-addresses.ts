import { STUDIO_FOLDER } from '../feature/addresses.ts';

/** Files that a demo reads, below the folder of the site. A static build has them as well. */
export const DEMO_FOLDER = `${STUDIO_FOLDER}/demo`;
export const DEMO_TREE = `${DEMO_FOLDER}/tree.json`;
export const DEMO_COMPONENTS = `${DEMO_FOLDER}/components.json`;
const DOCUMENTS = `${DEMO_FOLDER}/documents/`;
const ENDING = '.json';

/** Where a demo reads a content file: its text, and what an editor has to know of it. */
export function demoDocument(path: string): string {
  return `${DOCUMENTS}${path}${ENDING}`;
}

/** The content file that an address is about; `undefined` where it is about none. */
export function demoDocumentPath(address: string): string | undefined {
  const isDocument = address.startsWith(DOCUMENTS) && address.endsWith(ENDING);
  return isDocument ? address.slice(DOCUMENTS.length, -ENDING.length) : undefined;
}
