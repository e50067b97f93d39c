import type { NavigationItem } from '@recto/content';
import type { SidebarEntry } from './sidebar-schema.ts';

/** Options of `arrangeSidebar`. */
export interface ArrangeOptions {
  /** Root path of the documentation, in the locale of the tree. */
  root: string;
  /** Returns the path of a page in the locale of the tree: `/fr/docs/guide` for `/docs/guide`. */
  localise: (address: string) => string;
  /** Returns the text of a language pack for a key, or the label itself. */
  translate: (label: string) => string;
  /** Whether every page must exist. False for other locales than the default one, where translations may be missing. */
  isComplete: boolean;
  /** Called with the path of each entry that is left out, because there is no such page or folder. */
  onMissing?: (path: string) => void;
}

/**
 * Arranges the navigation tree of the documentation in the configured order, groups and labels. A page that is listed
 * separately is not repeated in its folder. `*` matches everything that is not listed.
 */
export function arrangeSidebar(
  tree: readonly NavigationItem[],
  entries: readonly SidebarEntry[],
  options: ArrangeOptions,
): NavigationItem[] {
  const listedPaths = new Set(pathsIn(entries).map(options.localise));
  const arrange = (list: readonly SidebarEntry[], prefix: string): NavigationItem[] =>
    list.flatMap((entry, index): NavigationItem[] => {
      if (entry === '*') return without(tree, listedPaths);
      if (typeof entry === 'object' && 'items' in entry) {
        const { label, items, collapsed } = entry;
        // A group has no page. This path only identifies it, for requests for its entries.
        const path = `${options.root.replace(/\/$/u, '')}/~${prefix}${index}`;
        const children = arrange(items, `${prefix}${index}-`);
        const group: NavigationItem = { title: options.translate(label), path, stem: '', page: false, children };
        return children.length === 0 ? [] : [{ ...group, ...(collapsed !== undefined && { collapsed }) }];
      }
      const { to, label, collapsed } = typeof entry === 'string' ? { to: entry } : entry;
      const path = options.localise(to);
      const match = find(tree, path);
      const title = label === undefined ? undefined : options.translate(label);
      if (!match) {
        const link = linkTo(path, title, to);
        if (!link && options.isComplete) options.onMissing?.(to);
        return link ? [link] : [];
      }
      const [item = match] = without([match], new Set([...listedPaths].filter((each) => each !== path)));
      return [{ ...item, ...(title !== undefined && { title }), ...(collapsed !== undefined && { collapsed }) }];
    });
  return arrange(entries, '');
}

/** Whether an item links to a page outside the documentation. Such an item is never the previous or next page. */
export function isExternalItem({ stem, page }: NavigationItem): boolean {
  return stem === '' && page !== false;
}

/** Returns the item for a link out of the documentation: an entry with a label, or the URL of another site. */
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
    const match = item.path === path ? item : find(item.children ?? [], path);
    if (match) return match;
  }
  return undefined;
}

/** Removes pages and folders from the tree. A folder without an index page is removed with its last page. */
function without(tree: readonly NavigationItem[], paths: ReadonlySet<string>): NavigationItem[] {
  return tree.flatMap((item) => {
    if (paths.has(item.path)) return [];
    const { children, ...rest } = item;
    if (!children) return [item];
    const left = without(children, paths);
    if (left.length > 0) return [{ ...rest, children: left }];
    return item.page === false ? [] : [rest];
  });
}
