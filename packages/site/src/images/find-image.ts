import { buildSources } from './image-sources.ts';
import type { ImageSources, ImageView } from './image-sources.ts';
import { getImage } from './image-store.ts';
import { listedPath } from './listed-path.ts';

/** Returns the sources of an image, for the context of a site's components. */
export function findImage(src: string, view: ImageView = {}): ImageSources {
  const address = listedPath(src, (address) => getImage(address) !== undefined);
  return buildSources(address, getImage(address), view);
}
