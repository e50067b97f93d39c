import { safeAddress } from '@recto/content';
import { placeBelow } from './place-below.ts';
import type { Site } from './site.ts';

/** An address as others can follow it: with host and folder of the site, where it is one of it. None that runs something. */
export function wholeAddress(address: string, { url, base = '' }: Pick<Site, 'base' | 'url'>): string | undefined {
  const safe = safeAddress(address);
  return url === undefined || safe === undefined ? undefined : new URL(placeBelow(safe, base), url).href;
}
