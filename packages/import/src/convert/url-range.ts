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
  const source = text.slice(from, endOf(node));
  const match = (node.type === 'definition' ? DEFINITION : INLINE).exec(source);
  if (!match?.[1]) return undefined;
  const start = from + match.index + match[0].length - match[1].length;
  return { start, end: start + match[1].length };
}
