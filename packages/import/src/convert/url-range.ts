import type { Edit } from './edits.ts';
import { endOf, startOf } from './parse-text.ts';
import type { Node } from './parse-text.ts';

const INLINE = /\]\(\s*(<[^>\n]*>|[^\s<]*?)(?=\s+(?:"[^"]*"|'[^']*'|\([^)]*\))\s*\)$|\s*\)$)/u;
const DEFINITION = /\]:\s*(<[^>\n]*>|\S+)/u;

/** Returns the range of the URL in a link, an image or a definition; `undefined` for URLs written as plain text. */
export function urlRange(
  node: Extract<Node, { type: 'link' | 'image' | 'definition' }>,
  text: string,
): Pick<Edit, 'start' | 'end'> | undefined {
  const last = node.type === 'link' ? node.children.at(-1) : undefined;
  const from = last ? endOf(last) : startOf(node);
  const written = text.slice(from, endOf(node));
  const found = (node.type === 'definition' ? DEFINITION : INLINE).exec(written);
  if (!found?.[1]) return undefined;
  const start = from + found.index + found[0].length - found[1].length;
  return { start, end: start + found[1].length };
}
