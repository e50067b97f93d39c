/** An entry of the sidebar: a page, a folder, or what stands for entries that are left out. */
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
  /** Set for what stands for so many entries of `folder`. Its path is the nearest of their pages. */
  rest?: number;
  folder?: string;
}

/** Loads all entries of a folder, by its path. */
export type LoadFolder = (folder: string) => Promise<readonly TreeItem[]>;

/** Most entries that are shown of a folder that was opened just now. */
const MOST = 100;

/** The first entries of a long list, and an entry that stands for the others. */
export function cutList(items: readonly TreeItem[], folder: string): readonly TreeItem[] {
  const next = items[MOST];
  if (!next) return items;
  const rest = { title: '…', path: next.closed ?? next.path, rest: items.length - MOST, folder };
  return [...items.slice(0, MOST), rest];
}
