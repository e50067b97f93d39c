import { externalAddress } from '@recto/content/cli';
import type { External } from '@recto/content/cli';
import type { GatheredSite } from './gather-site.ts';

/** Every address of others that a site links to, once, with the first page that does. */
export function findExternals({ pages, localise }: GatheredSite): External[] {
  const found = new Map<string, External>();
  for (const { links, path, place } of pages) {
    for (const link of links) {
      const address = externalAddress(link);
      if (address === undefined || localise(link, path) !== undefined || found.has(address)) continue;
      found.set(address, { address, file: place });
    }
  }
  return [...found.values()];
}
