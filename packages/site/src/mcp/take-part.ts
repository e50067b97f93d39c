import { ContentError } from '@recto/content';

export interface Part<Item> {
  items: Item[];
  /** What to ask with for those that follow; missing at the end. */
  nextCursor?: string;
}

/** A list, one part at a time. A cursor says how many came before, so that no server has to remember who asks. */
export function takePart<Item>(all: readonly Item[], cursor = '0', size: number): Part<Item> {
  const start = /^\d{1,9}$/u.test(cursor) ? Number(cursor) : Infinity;
  if (start > all.length) {
    throw new ContentError(
      'mcp/cursor',
      `The cursor ${JSON.stringify(cursor)} leads nowhere.`,
      'Use the nextCursor of the answer before, or leave it out to begin anew.',
    );
  }
  const end = start + size;
  return { items: all.slice(start, end), ...(end < all.length && { nextCursor: String(end) }) };
}
