import { childrenOf, isElement } from '../document.ts';
import type { Props, TreeNode } from '../document.ts';
import { FieldReference, bindText } from '../syntax/binding.ts';

/**
 * Replaces bindings in attributes and properties by front matter, in place. This happens before rendering, so that the
 * values are sanitised like other markup of authors.
 */
export function bindProps(
  nodes: readonly TreeNode[],
  data: Record<string, unknown>,
  except: ReadonlySet<TreeNode>,
): void {
  for (const node of nodes) {
    if (!isElement(node) || except.has(node)) continue;
    node[1] = bindIn(node[1], data) as Props;
    bindProps(childrenOf(node), data, except);
  }
}

/** Replaces bindings in texts and field references at any depth. Missing fields are removed. */
function bindIn(value: unknown, data: Record<string, unknown>): unknown {
  if (typeof value === 'string') return bindText(value, data);
  if (value instanceof FieldReference) return value.resolve(data);
  if (Array.isArray(value)) return value.map((entry) => bindIn(entry, data));
  if (typeof value !== 'object' || value === null) return value;
  const bound = Object.entries(value).map(([name, entry]) => [name, bindIn(entry, data)] as const);
  return Object.fromEntries(bound.filter(([, entry]) => entry !== undefined));
}
