import { folderOf, isSettingsFile } from './folder-settings.ts';
import { isBelow } from './paths.ts';

/** What decides whether a page is listed. */
export interface Listable {
  path: string;
  stem?: string;
  navigation?: unknown;
}

/** A test for the pages that navigation shows: no settings, nothing hidden, nothing in a hidden folder. */
export function listedIn(pages: readonly Listable[]): (page: Listable) => boolean {
  const hidden = pages.filter((page) => isSettingsFile(page) && page.navigation === false).map(folderOf);
  return (page) =>
    page.navigation !== false && !isSettingsFile(page) && !hidden.some((folder) => isBelow(page.path, folder));
}
