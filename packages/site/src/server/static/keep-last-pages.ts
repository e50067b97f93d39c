import type { PageAnswer, ResolvePage } from '../../payload/resolved-page.ts';
import { recordReads, replay } from './record-reads.ts';
import type { Recorded } from './record-reads.ts';

/** A page, its payload and its markdown version are made one after the other. */
const MOST_PAGES = 4;

/** A resolver that remembers its last pages. For files alone: a page of a file is the same whoever asks for it. */
export function keepLastPages(resolve: ResolvePage): ResolvePage {
  const pages = new Map<string, Promise<Recorded<PageAnswer>>>();
  return async (path, request) => {
    const page = pages.get(path) ?? recordReads(async () => await resolve(path, request));
    pages.delete(path);
    pages.set(path, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= MOST_PAGES) break;
      pages.delete(oldest);
    }
    return replay(await page);
  };
}
