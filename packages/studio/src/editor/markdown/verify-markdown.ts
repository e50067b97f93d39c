import type { Node } from '@tiptap/pm/model';
import { canonicalBlocks } from './canonical.ts';
import type { CanonicalBlock } from './canonical.ts';
import { openMarkdown } from './open-markdown.ts';
import { readRawBlocks } from './read-raw.ts';

/** Whether a text, read again, is the document. Where it came from and what markdown cannot say are not compared. */
export function verifyMarkdown(text: string, doc: Node): boolean {
  return firstDifference(text, canonicalBlocks(readRawBlocks(doc, () => true).doc)) === undefined;
}

/** Place among the expected blocks of the first that a text does not say; `undefined` if it says all. */
export function firstDifference(text: string, expected: readonly CanonicalBlock[]): number | undefined {
  const found = readAgain(text);
  if (!found) return 0;
  const most = Math.max(found.length, expected.length);
  for (let place = 0; place < most; place += 1) {
    if (found[place]?.json !== expected[place]?.json) return place;
  }
  return undefined;
}

/** A text with a fault says nothing. */
function readAgain(text: string): CanonicalBlock[] | undefined {
  try {
    return canonicalBlocks(openMarkdown(text).doc);
  } catch {
    return undefined;
  }
}
