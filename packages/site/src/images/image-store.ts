import type { ImageFacts, KnownImages } from './image-facts.ts';

/**
 * Pictures of the pages that are open, or were. The build puts what it knows of them where they are used: beside the
 * code that names one, or into the payload whose data does. Both sides know the same, so nothing moves.
 */
const known = new Map<string, ImageFacts>();

export function addImages(images: KnownImages): void {
  for (const [src, facts] of Object.entries(images)) known.set(src, facts);
}

export function getImage(src: string): ImageFacts | undefined {
  return known.get(src);
}
