import { refuse } from '@recto/content/node';
import { runningSite } from '../../api/running-site.ts';
import { dropBase } from '../../app/base.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Wraps Nitro's handler, which sends the public files of the app: those that came with newer content go before them. */
export function sendNewPublicFiles(answer: Fetch): Fetch {
  return async (request) => {
    const find = runningSite()?.answerPublic;
    const path = find && pathOf(request);
    const found = path === undefined ? undefined : find?.(request, path);
    if (found === null) return refuse(404, 'Not Found');
    return (await found) ?? (await answer(request));
  };
}

/** The path of a file, below the folder of the site; `undefined` where a request is for none. */
function pathOf({ method, url }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  try {
    return dropBase(decodeURIComponent(new URL(url).pathname));
  } catch {
    // Malformed, which is answered elsewhere.
    return undefined;
  }
}
