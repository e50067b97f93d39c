import { errorResponse } from '@recto/content/node';
import { runningSite } from '../../api/running-site.ts';
import { dropBase } from '../../app/base.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Wraps Nitro's handler, so that public files of newer content are sent instead of those of the build. */
export function sendNewPublicFiles(handle: Fetch): Fetch {
  return async (request) => {
    const find = runningSite()?.servePublicFile;
    const path = find && pathOf(request);
    const file = path === undefined ? undefined : find?.(request, path);
    if (file === null) return errorResponse(404, 'Not Found');
    return (await file) ?? (await handle(request));
  };
}

/** The path of a requested file, below the base path of the site; `undefined` if the request cannot be for a file. */
function pathOf({ method, url }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  try {
    return dropBase(decodeURIComponent(new URL(url).pathname));
  } catch {
    // The path is malformed; the next handler responds with an error.
    return undefined;
  }
}
