import { fixedStart } from '@recto/content/node';
import type { CollectionDescription } from '@recto/content/node';

/** A collection in the list of all files. */
export interface ListedCollection {
  name: string;
  type: 'page' | 'data';
  /**
   * Folders that its files are in, below the folder of the content, or below that of a language: `docs/guide`. An empty
   * text where they may be anywhere.
   */
  folders: readonly string[];
}

export function describeCollection({ name, type, sources }: CollectionDescription): ListedCollection {
  const folders = sources.flatMap(({ include, cwd }) =>
    include.map((pattern) => [cwd ?? '', fixedStart(pattern, pattern).replace(/\/$/u, '')].filter(Boolean).join('/')),
  );
  return { name, type, folders: [...new Set(folders)] };
}
