import { decodePath } from './written-urls.ts';
import { childrenOf, isElement } from './document.ts';
import type { Props, TreeNode } from './document.ts';

/**
 * Ids that are used outside the content: the app root, the main landmark, ids of Recto's scripts, and ids of React's
 * `useId`.
 */
const RESERVED = /^(?:app|main|recto-.*|_r_.*|_R_.*)$/su;
const PREFIX = 'user-content-';

/** Returns whether content must not use this id. */
export function isReservedId(id: string): boolean {
  return RESERVED.test(id);
}

/** Returns the id, or a renamed one if it is reserved. */
export function safeId(id: string): string {
  return isReservedId(id) ? PREFIX + id : id;
}

/** Renames reserved ids in a tree, in place, and updates links to them. */
export function renameReservedIds(nodes: readonly TreeNode[]): void {
  const ids = new Set<string>();
  walk(nodes, (props) => {
    const { id } = props;
    if (typeof id !== 'string') return;
    props['id'] = safeId(id);
    ids.add(safeId(id));
  });
  walk(nodes, (props) => {
    updateLinks(props, ids);
  });
}

function walk(nodes: readonly TreeNode[], visit: (props: Props) => void): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    visit(node[1]);
    walk(childrenOf(node), visit);
  }
}

/** Updates links in properties at any depth, since a component may have a list of links. */
function updateLinks(value: object, ids: ReadonlySet<string>): void {
  for (const [name, entry] of Object.entries(value) as [string, unknown][]) {
    if (typeof entry === 'object' && entry !== null) updateLinks(entry, ids);
    else if ((name === 'href' || name === 'to') && typeof entry === 'string' && entry.startsWith('#')) {
      const id = safeId(decodePath(entry.slice(1)));
      if (id.startsWith(PREFIX) && ids.has(id)) (value as Props)[name] = `#${id}`;
    }
  }
}
