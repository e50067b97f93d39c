import type { ResolveResult, ResolvePage } from '../../payload/resolved-page.ts';
import { recordReads, replay } from './record-reads.ts';
import type { Recorded } from './record-reads.ts';

/** Number of cached pages. HTML, payload and markdown version of a page are requested one after the other. */
const MAX_PAGES = 4;

/**
 * Wraps a resolver with a cache of its last pages. Only for static builds, where pages do not depend on the visitor.
 */
export function cacheLastPages(resolve: ResolvePage): ResolvePage {
  const pages = new Map<string, Promise<Recorded<ResolveResult>>>();
  return async (path, request) => {
    const page = pages.get(path) ?? recordReads(async () => await resolve(path, request));
    pages.delete(path);
    pages.set(path, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= MAX_PAGES) break;
      pages.delete(oldest);
    }
    return replay(await page);
  };
}
