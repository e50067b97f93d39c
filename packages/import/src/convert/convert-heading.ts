import { toString } from 'mdast-util-to-string';
import type { Converter } from './converter.ts';
import type { Edit } from './edits.ts';
import { endOf, startOf } from './parse-text.ts';
import type { Node } from './parse-text.ts';

type Heading = Extract<Node, { type: 'heading' }>;

const WRITTEN = /\{#([\w.:\p{L}-]+)\}[ \t]*#*[ \t]*$/u;
const IN_COMMENT = /\{\/\*\s*#([\w.:\p{L}-]+)\s*\*\/\}[ \t]*$|<!--\s*#([\w.:\p{L}-]+)\s*-->[ \t]*$/u;

/** The id that an author gave to a heading. */
export function writtenId(heading: Heading, text: string): string | undefined {
  const line = headingText(heading, text);
  const found = WRITTEN.exec(line) ?? IN_COMMENT.exec(line);
  return found?.[1] ?? found?.[2];
}

/** The words of a heading, as ids are made of them. */
export function headingWords(heading: Heading): string {
  return toString(heading).trim();
}

/** Writes the id of a heading wherever another tool would make another one of its words. */
export function convertHeading(heading: Heading, { text, dialect }: Converter): Edit[] {
  const line = headingText(heading, text);
  const inComment = IN_COMMENT.exec(line);
  if (inComment) {
    const start = startOf(heading) + inComment.index;
    return [{ start, end: start + inComment[0].length, text: `{#${inComment[1] ?? inComment[2]}}` }];
  }
  if (WRITTEN.test(line)) return [];
  const words = headingWords(heading);
  const id = dialect.slug(words);
  const last = heading.children.at(-1);
  if (id === '' || !last || isSafe(words, id)) return [];
  return [{ start: endOf(last), end: endOf(last), text: ` {#${id}}` }];
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
