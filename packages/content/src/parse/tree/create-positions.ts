import type { TextPosition } from '../written-urls.ts';

/** Number of characters of an element that are searched for in its line. */
const COMPARED = 40;

/** Creates functions that find positions in a file, whose text begins on `firstLine`. */
export function createPositions(text: string, firstLine: number) {
  let lines: string[] | undefined;
  const lineAt = (line: number): string => (lines ??= text.split('\n'))[line - firstLine] ?? '';

  return {
    lineAt,

    /**
     * Returns the position of the first match of `pattern` in a line, such as that of `::` after `> ` or `- `; column 1
     * if there is none.
     */
    ofPattern(pattern: RegExp, line: number): TextPosition {
      return { line, column: Math.max(0, lineAt(line).search(pattern)) + 1 };
    },

    /** Returns the position of a character of a block; `content` is its text without prefixes and indentation. */
    ofOffset(content: string, offset: number, first: number): TextPosition {
      const begin = content.lastIndexOf('\n', offset - 1) + 1;
      const line = first + countLineEnds(content, begin);
      const [searched = ''] = content.slice(offset, offset + COMPARED).split('\n');
      const exact = lineAt(line).indexOf(content.slice(begin, offset) + searched);
      // The text of a cell may differ from the source, which may contain escaped characters.
      const column = exact === -1 ? lineAt(line).indexOf(searched) : exact + offset - begin;
      return { line, column: Math.max(0, column) + 1 };
    },

    /**
     * Returns the position of the attributes `{…}` of a block: the last `{` in the last line from `first` to `last` that
     * contains one.
     */
    ofAttributes(first: number, last: number): TextPosition {
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
