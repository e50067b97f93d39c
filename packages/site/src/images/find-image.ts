import { buildSources } from './image-sources.ts';
import type { ImageSources, ImageView } from './image-sources.ts';
import { getImage } from './image-store.ts';

/** What an address can be loaded from, for the context that a site's components draw pictures from. */
export function findImage(src: string, view: ImageView = {}): ImageSources {
  return buildSources(src, getImage(src), view);
}
