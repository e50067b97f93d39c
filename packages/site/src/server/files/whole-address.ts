import { encodePath } from '../../app/page-paths.ts';
import type { Site } from '../../app/site.ts';

/** A path as readers elsewhere need it: with the host of the site, where the site says which that is. */
export function wholeAddress(path: string, { url }: Pick<Site, 'url'>): string {
  const encoded = encodePath(path);
  return url === undefined ? encoded : new URL(encoded, url).href;
}
