import type { ImageFacts, KnownImages } from './image-facts.ts';

/**
 * Data of images that are in use, by path. The build adds it beside the code that names an image, or to the payload
 * whose data does. Server and browser have the same data, so the layout does not shift.
 */
const known = new Map<string, ImageFacts>();

/** Adds data of images. */
export function addImages(images: KnownImages): void {
  for (const [src, facts] of Object.entries(images)) known.set(src, facts);
}

/** Returns the data of an image, if it is known. */
export function getImage(src: string): ImageFacts | undefined {
  return known.get(src);
}
