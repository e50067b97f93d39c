import { MOST_SIBLINGS, SIBLINGS_SHOWN } from '../constants.ts';

/** An entry of the sidebar: a page, a folder, or the place of entries that are left out of a long list. */
export interface TreeItem {
  title: string;
  path: string;
  /** `false` for a folder that has no page. */
  page?: false;
  /** Language of the title, where it is not the page's. */
  lang?: unknown;
  /** Entries of an open folder. */
  children?: readonly TreeItem[];
  /** Set for a closed folder, whose entries are loaded when it is opened: the page that its title links to. */
  closed?: string;
  /** How many entries of `folder` are left out here. The path is that of the nearest of their pages. */
  rest?: number;
  folder?: string;
}

/** Loads the entries of a closed folder, or those that are left out of a long list. */
export type LoadEntries = (item: TreeItem) => Promise<readonly TreeItem[]>;

/** Which part of a list is shown: the whole, or of a long one as many entries before the current one as after it. */
export function shownPart(length: number, current: number): [start: number, end: number] {
  if (length <= MOST_SIBLINGS) return [0, length];
  const start = Math.min(Math.max(current - SIBLINGS_SHOWN / 2, 0), length - SIBLINGS_SHOWN);
  return [start, start + SIBLINGS_SHOWN];
}

/** The entry in place of those that are left out of a folder. It links to the nearest of them. */
export function restItem(path: string, rest: number, folder: string): TreeItem {
  return { title: '…', path, rest, folder };
}

/** The entries of a folder that are shown: those around the one with the path `current`, where there are many. */
export function cutList(items: readonly TreeItem[], folder: string, current?: string): readonly TreeItem[] {
  const [start, end] = shownPart(
    items.length,
    items.findIndex(({ path }) => path === current),
  );
  const [before, after] = [items[start - 1], items[end]];
  return [
    ...(before ? [restItem(before.closed ?? before.path, start, folder)] : []),
    ...items.slice(start, end),
    ...(after ? [restItem(after.closed ?? after.path, items.length - end, folder)] : []),
  ];
}
