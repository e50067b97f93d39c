import type { InlineIslands } from './inline-islands.ts';

/**
 * For the static output: answers name the islands that have been shown and other files that pages have named, so that
 * they are written down as well. Which page names which does not matter.
 */
export function announceFiles(
  handle: (request: Request) => Promise<Response>,
  islands: Pick<InlineIslands, 'takeFiles'>,
  others: Set<string> = new Set(),
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await handle(request);
    // The names on any other answer would not be read.
    const isPage = response.status === 200 && response.headers.get('content-type')?.includes('html') === true;
    const files = isPage ? [...islands.takeFiles(), ...others] : [];
    if (isPage) others.clear();
    if (files.length > 0) response.headers.append('x-nitro-prerender', files.join(','));
    return response;
  };
}
