import { isRenamedId, safeId } from '../allow-list/reserved-ids.ts';
import { decodePath } from './written-urls.ts';
import { childrenOf, isElement } from './document.ts';
import type { Props, TreeNode } from './document.ts';

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
      if (isRenamedId(id) && ids.has(id)) (value as Props)[name] = `#${id}`;
    }
  }
}
