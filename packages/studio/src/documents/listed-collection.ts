import { staticPrefix } from '@recto/content/node';
import type { CollectionDescription } from '@recto/content/node';

/** A collection in the list of all files. */
export interface ListedCollection {
  /** Name of the collection. */
  name: string;
  /** Whether its files are pages or data. */
  type: 'page' | 'data';
  /**
   * Folders that contain its files, relative to the content folder or to that of a language: `docs/guide`. An empty
   * string if they can be anywhere.
   */
  folders: readonly string[];
}

/** Describes a collection for the list of all files. */
export function describeCollection({ name, type, sources }: CollectionDescription): ListedCollection {
  const folders = sources.flatMap(({ include, cwd }) =>
    include.map((pattern) => [cwd ?? '', staticPrefix(pattern, pattern).replace(/\/$/u, '')].filter(Boolean).join('/')),
  );
  return { name, type, folders: [...new Set(folders)] };
}
