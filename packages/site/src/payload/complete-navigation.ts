import { shortenList } from '@recto/ui';
import type { TreeItem } from '@recto/ui';
import { fetchFolder } from './fetch-entries.ts';
import type { Payload } from './payload.ts';

/**
 * Adds the navigation to a payload that was loaded as a file. It is built from the lists of the folders that are open
 * on the page. A folder whose list cannot be loaded stays closed. Without the list of the root, the navigation of the
 * shown page is used, if it belongs to the same section.
 */
export async function completeNavigation(payload: Payload, current: Payload): Promise<Payload> {
  const { folders, path } = payload;
  const [root] = folders ?? [];
  if (!folders || root === undefined) return payload;
  const lists = await Promise.all(folders.map(async (folder) => await fetchFolder(folder).catch(() => undefined)));
  let open: readonly TreeItem[] | undefined;
  for (const [index, folder] of [...folders.entries()].toReversed()) {
    const openItem = { path: folders[index + 1] ?? path, children: open };
    const list = lists[index]?.map((item) => (item.path === openItem.path ? opened(item, openItem.children) : item));
    open = list && shortenList(list, folder, openItem.path);
  }
  const navigation = open ?? (current.folders?.[0] === root ? current.navigation : undefined);
  return navigation ? { ...payload, navigation: [...navigation] } : payload;
}

function opened(item: TreeItem, children: readonly TreeItem[] | undefined): TreeItem {
  if (!children) return item;
  const { closed: _closed, ...entry } = item;
  return { ...entry, children };
}
