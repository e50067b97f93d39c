import { toString } from 'mdast-util-to-string';
import type { Converter } from './converter.ts';
import type { Edit } from './edits.ts';
import { endOf, startOf, walk } from './parse-text.ts';
import type { Node } from './parse-text.ts';
import { createNumbering } from './slugs.ts';

type Heading = Extract<Node, { type: 'heading' }>;

const WRITTEN = /(?<!\\)\{#([\w.:\p{L}-]+)\}[ \t]*#*[ \t]*$/u;
/** In a comment, in brackets as Fumadocs has it, or behind a backslash. */
const OTHERWISE =
  /[ \t]*(?:\{\/\*\s*#([\w.:\p{L}-]+)\s*\*\/\}[ \t]*$|<!--\s*#([\w.:\p{L}-]+)\s*-->[ \t]*$|(?:\[toc\]|\[!toc\]|\s)*\[#([\w.:\p{L}-]+)\][ \t]*$|\\\{#([\w.:\p{L}-]+)\\?\}[ \t]*$)/u;

/** The id that an author gave to a heading. */
function writtenId(heading: Heading, text: string): string | undefined {
  const line = headingText(heading, text);
  const found = WRITTEN.exec(line) ?? OTHERWISE.exec(line);
  return found?.slice(1).find((id) => id !== undefined);
}

/** The id that each heading of a text has in the source. */
export function headingIds(root: Node, text: string, slug: (words: string) => string): Map<Node, string> {
  const number = createNumbering();
  const ids = new Map<Node, string>();
  for (const node of walk(root)) {
    if (node.type === 'heading') ids.set(node, writtenId(node, text) ?? number(slug(headingWords(node))));
  }
  return ids;
}

/** The words of a heading, as ids are made of them. */
function headingWords(heading: Heading): string {
  return toString(heading, { includeHtml: false }).trim();
}

/** Writes the id of a heading wherever another tool would make another one of its words. */
export function convertHeading(heading: Heading, { text, ids }: Converter): Edit[] {
  const line = headingText(heading, text);
  const otherwise = OTHERWISE.exec(line);
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

/** Whether a node has the same words for every tool. */
function isPlain({ type }: Node): boolean {
  return type !== 'html' && !type.startsWith('mdx');
}

function headingText(heading: Heading, text: string): string {
  const end = text.indexOf('\n', endOf(heading));
  return text.slice(startOf(heading), end === -1 ? undefined : end).split('\n')[0] ?? '';
}

/** Whether all sluggers agree: words of letters and digits, with one space or hyphen between two. */
function isSafe(words: string, id: string): boolean {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');
  return plain === id && /^[a-z][a-z\d_]*(?:-[a-z\d_]+)*$/u.test(id);
}
