import type { TextPlace } from '../addresses.ts';

/** How many characters of an element are looked for in its line. */
const COMPARED = 40;

/** Finds lines and columns of what is read from the text of a file that begins on `firstLine`. */
export function createPlaces(text: string, firstLine: number) {
  let lines: string[] | undefined;
  const lineAt = (line: number): string => (lines ??= text.split('\n'))[line - firstLine] ?? '';

  return {
    lineAt,

    /** Of a component that is opened by a line of colons. */
    ofBlock(line: number): TextPlace {
      return { line, column: Math.max(0, lineAt(line).search(/:{2,}/u)) + 1 };
    },

    /** Of a character of a block. `content` is its text without what its containers and indentation take. */
    ofOffset(content: string, offset: number, first: number): TextPlace {
      const begin = content.lastIndexOf('\n', offset - 1) + 1;
      const line = first + countLineEnds(content, begin);
      const [here = ''] = content.slice(offset, offset + COMPARED).split('\n');
      const whole = lineAt(line).indexOf(content.slice(begin, offset) + here);
      // The text of a cell is not quite what was written: signs in it may be escaped.
      const column = whole === -1 ? lineAt(line).indexOf(here) : whole + offset - begin;
      return { line, column: Math.max(0, column) + 1 };
    },

    /** Of the last attributes in some lines: they are behind a block. */
    ofAttributes(first: number, last: number): TextPlace {
      let line = Math.max(first, last);
      while (line > first && !lineAt(line).includes('{')) line -= 1;
      return { line, column: Math.max(0, lineAt(line).lastIndexOf('{')) + 1 };
    },
  };
}

function countLineEnds(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
