import { getRouteRules } from 'nitro/app';
import { getAsset } from '#nitro/virtual/public-assets';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodePath } from '../../app/page-paths.ts';
import { respondToRange } from './respond-to-range.ts';
import { finishResponse } from './finish-response.ts';
import { hasValidHost } from './front-handler.ts';
import { readTransport } from './read-transport.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Wraps a handler: responds to range requests for files of the build, and adds `accept-ranges` to complete files. */
export function createRangeHandler(handle: Fetch, main: string): Fetch {
  const folder = dirname(fileURLToPath(main));

  return async (request) => {
    const { pathname } = URL.parse(request.url) ?? { pathname: '' };
    const asset = getAsset(decodePath(pathname) ?? '');
    if (!asset || asset.encoding !== undefined || !hasValidHost(request)) return await handle(request);
    const { headers = {} } = getRouteRules(request.method, pathname).routeRules;
    const part = respondToRange(request, { ...asset, file: resolve(folder, asset.path) }, headers);
    if (part) return finishResponse(part, readTransport(request));
    const fullResponse = await handle(request);
    if (fullResponse.status === 200 && !fullResponse.headers.has('content-encoding'))
      fullResponse.headers.set('accept-ranges', 'bytes');
    return fullResponse;
  };
}
