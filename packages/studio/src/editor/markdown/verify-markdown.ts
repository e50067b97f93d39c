import type { Node } from '@tiptap/pm/model';
import { canonicalBlocks } from './canonical.ts';
import type { CanonicalBlock } from './canonical.ts';
import { openMarkdown } from './open-markdown.ts';
import { parseRawBlocks } from './parse-raw-blocks.ts';

/** Whether a text, when parsed, equals a document. Origins, and what markdown cannot represent, are not compared. */
export function verifyMarkdown(text: string, doc: Node): boolean {
  return firstDifference(text, canonicalBlocks(parseRawBlocks(doc, () => true).doc)) === undefined;
}

/**
 * Index of the first block in which a text differs from the expected blocks, or their number if the text contains more;
 * 0 if the text has an error, and `undefined` if all blocks are equal.
 */
export function firstDifference(text: string, expected: readonly CanonicalBlock[]): number | undefined {
  const actual = readAgain(text);
  if (!actual) return 0;
  const count = Math.max(actual.length, expected.length);
  for (let index = 0; index < count; index += 1) {
    if (actual[index]?.json !== expected[index]?.json) return index;
  }
  return undefined;
}

/** `undefined` if the text has an error. */
function readAgain(text: string): CanonicalBlock[] | undefined {
  try {
    return canonicalBlocks(openMarkdown(text).doc);
  } catch {
    return undefined;
  }
}
