import { encodePath } from '../../app/page-paths.ts';
import type { Site } from '../../app/site.ts';

/** The absolute URL of a path; the encoded path alone if the URL of the site is not configured. */
export function urlOfPath(path: string, { url }: Pick<Site, 'url'>): string {
  const encoded = encodePath(path);
  return url === undefined ? encoded : new URL(encoded, url).href;
}
