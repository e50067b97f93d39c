import { folderOf, isSettingsFile } from './folder-settings.ts';
import { isBelow } from './paths.ts';

/** The fields that decide whether a page is listed. */
export interface Listable {
  path: string;
  stem?: string;
  navigation?: unknown;
}

/** Creates a test for the pages that are in the navigation: no settings, no hidden pages, none in a hidden folder. */
export function createListedTest(pages: readonly Listable[]): (page: Listable) => boolean {
  const hidden = pages.filter((page) => isSettingsFile(page) && page.navigation === false).map(folderOf);
  return (page) =>
    page.navigation !== false && !isSettingsFile(page) && !hidden.some((folder) => isBelow(page.path, folder));
}
