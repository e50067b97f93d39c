import { shortenList } from '@recto/ui';
import type { LoadEntries, TreeItem } from '@recto/ui';
import { pageVersions } from './served-versions.ts';
import { navigationUrl } from './navigation-url.ts';

/** Loads the entries of a closed folder of the sidebar, or the omitted part of a long list. */
export const fetchEntries: LoadEntries = async ({ path, folder, rest }) => {
  if (folder === undefined) return shortenList(await fetchFolder(path), path);
  const items = await fetchFolder(folder);
  const nearest = items.findIndex((item) => (item.closed ?? item.path) === path);
  return nearest + 1 === rest ? items.slice(0, rest) : items.slice(nearest);
};

/** Fetches all entries of a folder of the sidebar, each closed. */
export async function fetchFolder(folder: string): Promise<readonly TreeItem[]> {
  const versions = await pageVersions();
  // If the URL contains build and content version, a cached copy is valid at any age.
  const cache = versions.content ? 'force-cache' : 'no-cache';
  const response = await fetch(navigationUrl(folder, versions), { cache });
  if (!response.ok) throw new Error(`The entries of ${folder} could not be loaded: status ${response.status}.`);
  return (await response.json()) as TreeItem[];
}
