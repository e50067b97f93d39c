import { isAsset } from '../build/asset-types.ts';
import { isNavigationFile, pathInSource } from '../build/source-files.ts';
import type { CollectionType } from '../collections/common-fields.ts';
import { parseFilePath } from '../parse/paths.ts';
import type { ContentDescription, SourceDescription } from './content-description.ts';

/** A collection that includes a file, and the path of the file in it. */
export interface DocumentCollection {
  collection: string;
  type: CollectionType;
  /** The path of the file below the folder of its source. */
  key: string;
  /** The path that URLs are derived from: `key`, with the prefix of the source. */
  urlPath: string;
  /** Path of the page. Data also has a path, but no page. */
  path: string;
  locale: string | undefined;
  /** Whether the file name marks it as a draft. */
  draft: boolean;
  /** Whether visitors can open its path; false for data and for the settings of a folder. */
  isPage: boolean;
}

/** Finds the collections that include a file of the content folder, without reading any folder. */
export function findCollections(
  file: string,
  { locales, extensions, collections }: ContentDescription,
): DocumentCollection[] {
  const isParsed = extensions.some((extension) => file.endsWith(`.${extension}`));
  if (isAsset(file) && !isParsed) return [];
  return collections.flatMap(({ name, type, sources }) => {
    for (const source of sources) {
      const key = keyIn(file, source);
      const urlPath = key === undefined ? undefined : pathInSource(key, { prefix: undefined, ...source }, locales);
      if (key === undefined || urlPath === undefined) continue;
      const { path, locale, draft } = parseFilePath(urlPath, { locales });
      const isPage = type === 'page' && !isNavigationFile(file);
      return [{ collection: name, type, key, urlPath, path, locale, draft, isPage }];
    }
    return [];
  });
}

function keyIn(file: string, { cwd }: SourceDescription): string | undefined {
  if (cwd === undefined) return file;
  return file.startsWith(`${cwd}/`) ? file.slice(cwd.length + 1) : undefined;
}
