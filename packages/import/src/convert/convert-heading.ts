import { toString } from 'mdast-util-to-string';
import type { Converter } from './converter.ts';
import type { Edit } from './edits.ts';
import { endOf, startOf, walk } from './parse-text.ts';
import type { Node } from './parse-text.ts';
import { createNumbering } from './slugs.ts';

type Heading = Extract<Node, { type: 'heading' }>;

const WRITTEN = /(?<!\\)\{#([\w.:\p{L}-]+)\}[ \t]*#*[ \t]*$/u;
/** In a comment, in brackets as in Fumadocs, or after a backslash. */
const OTHER_ID_SYNTAX =
  /[ \t]*(?:\{\/\*\s*#([\w.:\p{L}-]+)\s*\*\/\}[ \t]*$|<!--\s*#([\w.:\p{L}-]+)\s*-->[ \t]*$|(?:\[toc\]|\[!toc\]|\s)*\[#([\w.:\p{L}-]+)\][ \t]*$|\\\{#([\w.:\p{L}-]+)\\?\}[ \t]*$)/u;

/** Returns the id that an author gave to a heading. */
function writtenId(heading: Heading, text: string): string | undefined {
  const line = headingText(heading, text);
  const match = WRITTEN.exec(line) ?? OTHER_ID_SYNTAX.exec(line);
  return match?.slice(1).find((id) => id !== undefined);
}

/** Returns the id of each heading in the source. */
export function headingIds(root: Node, text: string, slug: (words: string) => string): Map<Node, string> {
  const number = createNumbering();
  const ids = new Map<Node, string>();
  for (const node of walk(root)) {
    if (node.type === 'heading') ids.set(node, writtenId(node, text) ?? number(slug(headingWords(node))));
  }
  return ids;
}

/** Returns the text of a heading from which its id is generated. */
function headingWords(heading: Heading): string {
  return toString(heading, { includeHtml: false }).trim();
}

/** Adds an explicit id to a heading if different tools would generate different ids from its text. */
export function convertHeading(heading: Heading, { text, ids }: Converter): Edit[] {
  const line = headingText(heading, text);
  const otherwise = OTHER_ID_SYNTAX.exec(line);
  if (otherwise) {
    const start = startOf(heading) + otherwise.index;
    return [{ start, end: start + otherwise[0].length, text: ` {#${writtenId(heading, text) ?? ''}}` }];
  }
  if (WRITTEN.test(line)) return [];
  const words = headingWords(heading);
  const id = ids.get(heading) ?? '';
  const last = heading.children.at(-1);
  if (id === '' || !last || (isSafe(words, id) && heading.children.every(isPlain))) return [];
  return [{ start: endOf(last), end: endOf(last), text: ` {#${id}}` }];
}

/** Whether every tool reads the same text from a node. */
function isPlain({ type }: Node): boolean {
  return type !== 'html' && !type.startsWith('mdx');
}

function headingText(heading: Heading, text: string): string {
  const end = text.indexOf('\n', endOf(heading));
  return text.slice(startOf(heading), end === -1 ? undefined : end).split('\n')[0] ?? '';
}

/** Whether all slug functions agree: words of letters and digits, separated by one space or hyphen. */
function isSafe(words: string, id: string): boolean {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');
  return plain === id && /^[a-z][a-z\d_]*(?:-[a-z\d_]+)*$/u.test(id);
}
