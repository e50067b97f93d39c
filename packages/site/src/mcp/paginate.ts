import { ContentError } from '@recto/content';

/** A page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** Cursor of the next page; missing at the end of the list. */
  nextCursor?: string;
}

/** Returns a page of a list. A cursor is the number of preceding items, so the server stores no state. */
export function paginate<Item>(all: readonly Item[], cursor = '0', size: number): ListPage<Item> {
  const start = /^\d{1,9}$/u.test(cursor) ? Number(cursor) : Infinity;
  if (start > all.length) {
    throw new ContentError(
      'mcp/cursor',
      `The cursor ${JSON.stringify(cursor)} is not valid.`,
      'Use the nextCursor of the previous result, or omit it to start at the beginning.',
    );
  }
  const end = start + size;
  return { items: all.slice(start, end), ...(end < all.length && { nextCursor: String(end) }) };
}
