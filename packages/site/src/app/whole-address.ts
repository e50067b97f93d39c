import { safeAddress } from '@recto/content';
import { placeBelow } from './place-below.ts';
import type { Site } from './site.ts';

/** An absolute address: one of the site gets its host and base. `undefined` if the address could run code. */
export function wholeAddress(address: string, { url, base = '' }: Pick<Site, 'base' | 'url'>): string | undefined {
  const safe = safeAddress(address);
  return url === undefined || safe === undefined ? undefined : new URL(placeBelow(safe, base), url).href;
}
