import { MAX_SIBLINGS, SIBLINGS_SHOWN } from '../constants.ts';

/** An entry of the sidebar: a page, a folder, or a placeholder for entries left out of a long list. */
export interface TreeItem {
  /** Title of the page or folder. */
  title: string;
  /** URL path of the page or folder. */
  path: string;
  /** `false` for a folder without a page. */
  page?: false;
  /** Language of the title, if it differs from that of the page. */
  lang?: unknown;
  /** Entries of an open folder. */
  children?: readonly TreeItem[];
  /** Path that the closed folder links to. Set only for closed folders, whose entries are loaded on opening. */
  closed?: string;
  /** Number of entries of `folder` that are left out here. The path is that of the nearest of their pages. */
  rest?: number;
  /** Path of the folder whose entries are left out. */
  folder?: string;
}

/** Loads the entries of a closed folder, or those left out of a long list. */
export type LoadEntries = (item: TreeItem) => Promise<readonly TreeItem[]>;

/** Returns the range of a list that is shown: all of a short list, or the entries around the current one. */
export function visibleRange(length: number, current: number): [start: number, end: number] {
  if (length <= MAX_SIBLINGS) return [0, length];
  const start = Math.min(Math.max(current - SIBLINGS_SHOWN / 2, 0), length - SIBLINGS_SHOWN);
  return [start, start + SIBLINGS_SHOWN];
}

/** Creates the placeholder for entries left out of a folder, with a link to the nearest of them. */
export function createOmittedItem(path: string, omittedCount: number, folder: string): TreeItem {
  return { title: '…', path, rest: omittedCount, folder };
}

/** Returns the entries of a folder that are shown: of a long list, those around the path `current`. */
export function shortenList(items: readonly TreeItem[], folder: string, current?: string): readonly TreeItem[] {
  const [start, end] = visibleRange(
    items.length,
    items.findIndex(({ path }) => path === current),
  );
  const [before, after] = [items[start - 1], items[end]];
  return [
    ...(before ? [createOmittedItem(before.closed ?? before.path, start, folder)] : []),
    ...items.slice(start, end),
    ...(after ? [createOmittedItem(after.closed ?? after.path, items.length - end, folder)] : []),
  ];
}
