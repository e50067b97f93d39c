import { safeAddress } from '@recto/content';
import type { Site } from './site.ts';

/**
 * The address of a file below the folder of the site. It may be another site's, or named whole already, as files are
 * that the build has imported.
 */
export function placeBelow(address: string, base: string): string {
  const isBare = address.startsWith('/') && !address.startsWith('//') && !address.startsWith(`${base}/`);
  return base !== '' && isBare ? base + address : address;
}

/** An absolute address: one of the site gets its host and base. `undefined` if the address could run code. */
export function wholeAddress(address: string, { url, base = '' }: Pick<Site, 'base' | 'url'>): string | undefined {
  const safe = safeAddress(address);
  return url === undefined || safe === undefined ? undefined : new URL(placeBelow(safe, base), url).href;
}
