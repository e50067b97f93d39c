import { placeBelow } from './place-below.ts';
import type { Site } from './site.ts';

/** An address as others can follow it: with host and folder of the site, where it is one of it. */
export function wholeAddress(address: string, { url, base = '' }: Pick<Site, 'base' | 'url'>): string | undefined {
  return url === undefined ? undefined : new URL(placeBelow(address, base), url).href;
}
