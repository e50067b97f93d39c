import type { NavigationItem } from '@recto/content';
import type { SidebarEntry } from './sidebar-schema.ts';

export interface ArrangeOptions {
  /** The path that the documentation begins at, in the language of the tree. */
  root: string;
  /** The path of a page in the language of the tree: `/docs/guide` is `/fr/docs/guide`. */
  localise: (address: string) => string;
  /** A text of the language packs, or the text itself. */
  word: (label: string) => string;
  /** In other languages than the default one, pages may be missing. */
  isComplete: boolean;
  /** Called with each path that leads to no page or folder, and is left out. */
  onMissing?: (path: string) => void;
}

/**
 * The tree of a documentation in the order, groups and names of the configuration. A page that is named by itself is not
 * repeated in its folder. `*` is everything that is named nowhere.
 */
export function arrangeSidebar(
  tree: readonly NavigationItem[],
  entries: readonly SidebarEntry[],
  options: ArrangeOptions,
): NavigationItem[] {
  const named = new Set(pathsIn(entries).map(options.localise));
  const arrange = (list: readonly SidebarEntry[], place: string): NavigationItem[] =>
    list.flatMap((entry, index): NavigationItem[] => {
      if (entry === '*') return without(tree, named);
      if (typeof entry === 'object' && 'items' in entry) {
        const { label, items, collapsed } = entry;
        // A group has no page; the list of its entries is found below this path.
        const path = `${options.root.replace(/\/$/u, '')}/~${place}${index}`;
        const children = arrange(items, `${place}${index}-`);
        const group: NavigationItem = { title: options.word(label), path, stem: '', page: false, children };
        return children.length === 0 ? [] : [{ ...group, ...(collapsed !== undefined && { collapsed }) }];
      }
      const { to, label, collapsed } = typeof entry === 'string' ? { to: entry } : entry;
      const path = options.localise(to);
      const found = find(tree, path);
      const title = label === undefined ? undefined : options.word(label);
      if (!found) {
        const link = linkTo(path, title, to);
        if (!link && options.isComplete) options.onMissing?.(to);
        return link ? [link] : [];
      }
      const [item = found] = without([found], new Set([...named].filter((each) => each !== path)));
      return [{ ...item, ...(title !== undefined && { title }), ...(collapsed !== undefined && { collapsed }) }];
    });
  return arrange(entries, '');
}

/** Whether an item leads out of the documentation. It is neither the previous nor the next page of another one. */
export function isLinkOut({ stem, page }: NavigationItem): boolean {
  return stem === '' && page !== false;
}

/** An entry that leads out of the documentation. Without a label, only the address of another site is one. */
function linkTo(path: string, title: string | undefined, to: string): NavigationItem | undefined {
  if (title !== undefined) return { title, path, stem: '' };
  return URL.canParse(to) ? { title: new URL(to).hostname, path, stem: '' } : undefined;
}

function pathsIn(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (typeof entry === 'string') return entry === '*' ? [] : [entry];
    return 'items' in entry ? pathsIn(entry.items) : [entry.to];
  });
}

function find(tree: readonly NavigationItem[], path: string): NavigationItem | undefined {
  for (const item of tree) {
    const found = item.path === path ? item : find(item.children ?? [], path);
    if (found) return found;
  }
  return undefined;
}

/** The tree without some of its pages and folders. A folder that only opens goes with the last of its pages. */
function without(tree: readonly NavigationItem[], paths: ReadonlySet<string>): NavigationItem[] {
  return tree.flatMap((item) => {
    if (paths.has(item.path)) return [];
    const { children, ...own } = item;
    if (!children) return [item];
    const left = without(children, paths);
    if (left.length > 0) return [{ ...own, children: left }];
    return item.page === false ? [] : [own];
  });
}
