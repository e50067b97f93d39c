import { cutList } from '@recto/ui';
import type { LoadEntries } from '@recto/ui';
import { fetchFolder } from './fetch-folder.ts';

/** Loads the entries of a closed folder of the sidebar, or the part of a long list that was left out. */
export const fetchEntries: LoadEntries = async ({ path, folder, rest }) => {
  if (folder === undefined) return cutList(await fetchFolder(path), path);
  const items = await fetchFolder(folder);
  const nearest = items.findIndex((item) => (item.closed ?? item.path) === path);
  return nearest + 1 === rest ? items.slice(0, rest) : items.slice(nearest);
};
