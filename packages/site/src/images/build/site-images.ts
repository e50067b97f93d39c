import { existsSync } from 'node:fs';
import { imagePath, parseImagePath } from '../image-path.ts';
import type { ImageMetadata } from '../image-metadata.ts';
import type { ImageFile } from './list-images.ts';
import type { createImageConverter } from './image-converter.ts';

/** The converted images of a site. */
export interface ConvertedImages {
  /** Data of each image, by its path on the site. */
  metadata: Record<string, ImageMetadata>;
  /** Files to publish, by path. */
  files: Map<string, string>;
}

type Converter = ReturnType<typeof createImageConverter>;

/** Manages the images of a site: a build converts all of them, a development server when they are requested. */
export function createSiteImages(converter: Converter, list: () => readonly ImageFile[]) {
  let converted: Promise<ConvertedImages> | undefined;
  const byName = new Map<string, { file: string; metadata: ImageMetadata }>();

  const convertAll = async (): Promise<ConvertedImages> => {
    const everything = await Promise.all(
      list().map(async ({ src, file }) => ({ src, ...(await converter.convertAll(file)) })),
    );
    await converter.prune();
    return {
      metadata: Object.fromEntries(everything.map(({ src, metadata }) => [src, metadata])),
      files: new Map(
        everything.flatMap(({ files }) => [...files].map(([variant, file]) => [imagePath(variant), file] as const)),
      ),
    };
  };

  return {
    /** Converts all images, once for all calls. */
    convert: async (): Promise<ConvertedImages> => await (converted ??= convertAll()),

    /** Returns the data of the current images without converting them. Calls `warn` for images that cannot be read. */
    async measure(warn: (error: unknown) => void): Promise<Record<string, ImageMetadata>> {
      const metadata: Record<string, ImageMetadata> = {};
      for (const { src, file } of list()) {
        try {
          const seen = await converter.measure(file);
          metadata[src] = seen;
          if (seen.name !== undefined) byName.set(seen.name, { file, metadata: seen });
        } catch (error) {
          // No warning for an image that was moved or deleted since it was listed.
          if (existsSync(file)) warn(error);
        }
      }
      return metadata;
    },

    /**
     * Returns the file for a path, and converts the image if necessary. Only images that `measure` has returned are found.
     */
    async find(path: string): Promise<string | undefined> {
      const variant = parseImagePath(path);
      const image = variant && byName.get(variant.name);
      if (!image || !existsSync(image.file) || image.metadata.made?.[variant.format]?.includes(variant.width) !== true)
        return undefined;
      return await converter.convert(image.file, image.metadata, variant);
    },
  };
}
