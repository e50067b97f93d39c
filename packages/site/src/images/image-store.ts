import type { ImageMetadata, KnownImages } from './image-metadata.ts';

/**
 * Data of images that are in use, by path. The build adds it beside the code that names an image, or to the payload
 * whose data does. Server and browser have the same data, so the layout does not shift.
 */
const imagesByPath = new Map<string, ImageMetadata>();

/** Adds data of images. */
export function addImages(images: KnownImages): void {
  for (const [src, metadata] of Object.entries(images)) imagesByPath.set(src, metadata);
}

/** Returns the data of an image, if it is known. */
export function getImage(src: string): ImageMetadata | undefined {
  return imagesByPath.get(src);
}
