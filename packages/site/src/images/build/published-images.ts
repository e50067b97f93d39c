import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imagePath } from '../image-path.ts';
import type { ImageVariant } from '../image-path.ts';
import type { ImageMetadata, ImageFormat, KnownImages } from '../image-metadata.ts';

/** A converted image. */
export interface ConvertedImage {
  /** Data of the image. */
  metadata: ImageMetadata;
  /** Files of its widths. */
  files: Map<ImageVariant, string>;
}

/**
 * Finds images that another content version has in all widths, by name. They need not be converted again, and are
 * available even without sharp.
 */
export function findPublished(images: KnownImages, folder: string): (name: string) => ConvertedImage | undefined {
  const byName = new Map(Object.values(images).map((metadata) => [metadata.name, metadata]));
  return (name) => {
    const metadata = byName.get(name);
    if (!metadata) return undefined;
    const { made = {} } = metadata;
    const addresses = (Object.keys(made) as ImageFormat[]).flatMap((format) =>
      (made[format] ?? []).map((width): ImageVariant => ({ width, name, format })),
    );
    const files = new Map(addresses.map((address) => [address, join(folder, imagePath(address))]));
    return [...files.values()].every((file) => existsSync(file)) ? { metadata, files } : undefined;
  };
}
