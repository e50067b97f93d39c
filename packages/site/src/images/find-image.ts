import { buildSources } from './image-sources.ts';
import type { ImageSources, ImageView } from './image-sources.ts';
import { getImage } from './image-store.ts';
import { knownAddress } from './known-address.ts';

/** What an address can be loaded from, for the context that a site's components draw pictures from. */
export function findImage(src: string, view: ImageView = {}): ImageSources {
  const known = knownAddress(src, (address) => getImage(address) !== undefined);
  return buildSources(known, getImage(known), view);
}
