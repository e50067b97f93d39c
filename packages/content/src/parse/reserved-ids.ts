import { decodeAddress } from './addresses.ts';
import { childrenOf, isElement } from './document.ts';
import type { Props, TreeNode } from './document.ts';

/** Ids of the page around the prose: its root, its landmark, what Recto's scripts look for, and what `useId` of React gives. */
const RESERVED = /^(?:app|main|recto-.*|_r_.*|_R_.*)$/su;
const PREFIX = 'user-content-';

/** Whether content must not give this id to an element. */
export function isReservedId(id: string): boolean {
  return RESERVED.test(id);
}

/** The id itself, or a renamed one that no element of the page around the prose has. */
export function safeId(id: string): string {
  return isReservedId(id) ? PREFIX + id : id;
}

/** Renames reserved ids of a tree in place. Links on the same page follow. */
export function renameReservedIds(nodes: readonly TreeNode[]): void {
  const ids = new Set<string>();
  walk(nodes, (props) => {
    const { id } = props;
    if (typeof id !== 'string') return;
    props['id'] = safeId(id);
    ids.add(safeId(id));
  });
  walk(nodes, (props) => {
    followIds(props, ids);
  });
}

function walk(nodes: readonly TreeNode[], visit: (props: Props) => void): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    visit(node[1]);
    walk(childrenOf(node), visit);
  }
}

/** Addresses in properties at any depth: a component may take a list of links. */
function followIds(value: object, ids: ReadonlySet<string>): void {
  for (const [name, entry] of Object.entries(value) as [string, unknown][]) {
    if (typeof entry === 'object' && entry !== null) followIds(entry, ids);
    else if ((name === 'href' || name === 'to') && typeof entry === 'string' && entry.startsWith('#')) {
      const id = safeId(decodeAddress(entry.slice(1)));
      if (id.startsWith(PREFIX) && ids.has(id)) (value as Props)[name] = `#${id}`;
    }
  }
}
