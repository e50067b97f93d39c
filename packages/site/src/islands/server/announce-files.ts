import type { InlineIslands } from './inline-islands.ts';

/**
 * For the static output: pages name the islands that have been shown, so that they are written down beside them.
 * Which page names which does not matter.
 */
export function announceFiles(
  handle: (request: Request) => Promise<Response>,
  islands: Pick<InlineIslands, 'takeFiles'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await handle(request);
    // The names on any other answer would not be read.
    const isPage = response.status === 200 && response.headers.get('content-type')?.includes('html') === true;
    const files = isPage ? islands.takeFiles() : [];
    if (files.length > 0) response.headers.append('x-nitro-prerender', files.join(','));
    return response;
  };
}
