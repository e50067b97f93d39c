import { createByteCache } from '@recto/content/node';
import { isRedirect } from '../payload/payload.ts';
import type { ResolveResult, ResolvedPage, ResolvePage } from '../payload/resolved-page.ts';
import type { ContentVersion } from './content-version.ts';

/** Size of the cache in bytes of page bodies; when it is full, the least recently used page is removed. */
const MAX_CACHE_BYTES = 8_000_000;

/**
 * Wraps a resolver with a cache of pages for the current content. HTML, payload and markdown version are made from the
 * same page, and so is the HTML for a URL with a query, which the response cache does not store. Pages that differ by
 * visitor, errors and redirects are not cached.
 */
export function cachePages(resolve: ResolvePage, version: ContentVersion, maxBytes = MAX_CACHE_BYTES): ResolvePage {
  const cache = createByteCache<ResolvedPage | undefined>(maxBytes, sizeOf);
  return async (path, request) => {
    const content = await version.current();
    let resolved: ResolveResult | undefined;
    const cached = await cache(`${content} ${path}`, async () => {
      resolved = await resolve(path, request);
      return isCacheable(resolved) && (await version.isCurrent(content)) ? resolved : undefined;
    });
    // Another request has resolved the page, and it was not cached.
    return cached ?? resolved ?? (await resolve(path, request));
  };
}

function isCacheable(result: ResolveResult): result is ResolvedPage {
  return !isRedirect(result) && result.status === 200 && !result.error && result.perVisitor !== true;
}

/** Estimates the size of a page by its body, which is the largest part. */
function sizeOf(page: ResolvedPage | undefined): number {
  return page ? JSON.stringify(page.body).length : 0;
}
