import { createByteCache } from '@recto/content/node';
import { isRedirect } from '../payload/payload.ts';
import type { PageAnswer, ResolvedPage, ResolvePage } from '../payload/resolved-page.ts';
import type { ContentVersion } from './content-version.ts';

/** Bytes of bodies that are kept; beyond them the page unused for longest is removed. */
const MOST_BYTES = 8_000_000;

/**
 * A resolver that keeps pages as long as the content stays the same. HTML, payload and markdown version are made from one
 * page, and so is the HTML of an address with a query, which no cache of answers has. Pages that differ by visitor, errors
 * and redirects are not kept.
 */
export function keepPages(resolve: ResolvePage, version: ContentVersion, mostBytes = MOST_BYTES): ResolvePage {
  const keep = createByteCache<ResolvedPage | undefined>(mostBytes, sizeOf);
  return async (path, request) => {
    const content = await version.current();
    let made: PageAnswer | undefined;
    const kept = await keep(`${content} ${path}`, async () => {
      made = await resolve(path, request);
      return isKept(made) && (await version.isCurrent(content)) ? made : undefined;
    });
    // Another request has made the page, and it was not kept.
    return kept ?? made ?? (await resolve(path, request));
  };
}

function isKept(answer: PageAnswer): answer is ResolvedPage {
  return !isRedirect(answer) && answer.status === 200 && !answer.error && answer.perVisitor !== true;
}

/** Most of a page is its body. */
function sizeOf(page: ResolvedPage | undefined): number {
  return page ? JSON.stringify(page.body).length : 0;
}
