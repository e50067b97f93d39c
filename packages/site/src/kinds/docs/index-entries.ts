import type { NavigationItem } from '@recto/content';

/**
 * Lists the index page of a folder as the first entry of the folder, if the two have different titles: otherwise the
 * title of the page would not be in the sidebar. The folder itself then has no page. `titles` has the title of each
 * page by the path of its file.
 */
export function addIndexEntries(
  tree: readonly NavigationItem[],
  titles: ReadonlyMap<string, string>,
): NavigationItem[] {
  return tree.map((item) => {
    if (!item.children) return item;
    const { path, stem, lang } = item;
    const folder = { ...item, children: addIndexEntries(item.children, titles) };
    const title = titles.get(stem);
    if (item.page === false || title === undefined || title === item.title) return folder;
    const index = { title, path, stem, ...(lang !== undefined && { lang }) };
    return { ...folder, page: false, children: [index, ...folder.children] };
  });
}
