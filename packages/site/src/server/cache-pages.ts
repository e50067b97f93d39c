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
export function cachePages(resolve: ResolvePage, version: ContentVersion, mostBytes = MAX_CACHE_BYTES): ResolvePage {
  const keep = createByteCache<ResolvedPage | undefined>(mostBytes, sizeOf);
  return async (path, request) => {
    const content = await version.current();
    let made: ResolveResult | undefined;
    const kept = await keep(`${content} ${path}`, async () => {
      made = await resolve(path, request);
      return isCacheable(made) && (await version.isCurrent(content)) ? made : undefined;
    });
    // Another request has made the page, and it was not cached.
    return kept ?? made ?? (await resolve(path, request));
  };
}

function isCacheable(answer: ResolveResult): answer is ResolvedPage {
  return !isRedirect(answer) && answer.status === 200 && !answer.error && answer.perVisitor !== true;
}

/** Estimates the size of a page by its body, which is the largest part. */
function sizeOf(page: ResolvedPage | undefined): number {
  return page ? JSON.stringify(page.body).length : 0;
}
