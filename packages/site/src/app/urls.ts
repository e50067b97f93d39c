import { safeUrl } from '@recto/content';
import type { Site } from './site.ts';

/**
 * Adds the base path of the site to the URL of a file. URLs of other sites, and URLs that have it already (files that
 * the build has imported), are returned unchanged.
 */
export function withBase(address: string, base: string): string {
  const isBare = address.startsWith('/') && !address.startsWith('//') && !address.startsWith(`${base}/`);
  return base !== '' && isBare ? base + address : address;
}

/**
 * Returns an absolute URL: adds origin and base path to one of the site. `undefined` if the URL could run code, or if
 * the site's own URL is not configured.
 */
export function absoluteUrl(address: string, { url, base = '' }: Pick<Site, 'base' | 'url'>): string | undefined {
  const safe = safeUrl(address);
  return url === undefined || safe === undefined ? undefined : new URL(withBase(safe, base), url).href;
}
