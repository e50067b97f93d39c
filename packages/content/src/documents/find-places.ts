import { isAsset } from '../build/asset-kinds.ts';
import { isNavigationFile, placeInSource } from '../build/source-files.ts';
import type { CollectionType } from '../collections/common-fields.ts';
import { parseFilePlace } from '../parse/paths.ts';
import type { ContentDescription, SourceDescription } from './content-description.ts';

/** A collection that has a file, and where the file is in it. */
export interface DocumentPlace {
  collection: string;
  type: CollectionType;
  /** The file's name below the folder of its source. */
  key: string;
  /** The file's name in addresses. */
  place: string;
  /** Address of the page. Data has one, too, and nothing is there. */
  path: string;
  locale: string | undefined;
  /** The name of the file says that it is a draft. */
  draft: boolean;
  /** Whether somebody can go to its address: neither data nor the settings of a folder. */
  isPage: boolean;
}

/** The collections that have a file of the content folder, without a look at any folder. */
export function findPlaces(file: string, { locales, extensions, collections }: ContentDescription): DocumentPlace[] {
  const isParsed = extensions.some((extension) => file.endsWith(`.${extension}`));
  if (isAsset(file) && !isParsed) return [];
  return collections.flatMap(({ name, type, sources }) => {
    for (const source of sources) {
      const key = keyIn(file, source);
      const place = key === undefined ? undefined : placeInSource(key, { prefix: undefined, ...source }, locales);
      if (key === undefined || place === undefined) continue;
      const { path, locale, draft } = parseFilePlace(place, { locales });
      const isPage = type === 'page' && !isNavigationFile(file);
      return [{ collection: name, type, key, place, path, locale, draft, isPage }];
    }
    return [];
  });
}

function keyIn(file: string, { cwd }: SourceDescription): string | undefined {
  if (cwd === undefined) return file;
  return file.startsWith(`${cwd}/`) ? file.slice(cwd.length + 1) : undefined;
}
