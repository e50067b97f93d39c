import { existsSync } from 'node:fs';
import { imageAddress, parseImageAddress } from '../image-address.ts';
import type { ImageFacts } from '../image-facts.ts';
import type { Picture } from './list-pictures.ts';
import type { createPictureMaker } from './picture-maker.ts';

/** The converted images of a site. */
export interface MadePictures {
  /** Data of each image, by its path on the site. */
  facts: Record<string, ImageFacts>;
  /** Files to publish, by path. */
  files: Map<string, string>;
}

type Maker = ReturnType<typeof createPictureMaker>;

/** Manages the images of a site: a build converts all of them, a development server when they are requested. */
export function createSitePictures(maker: Maker, list: () => readonly Picture[]) {
  let made: Promise<MadePictures> | undefined;
  const byName = new Map<string, { file: string; facts: ImageFacts }>();

  const makeAll = async (): Promise<MadePictures> => {
    const everything = await Promise.all(
      list().map(async ({ src, file }) => ({ src, ...(await maker.makeAll(file)) })),
    );
    await maker.prune();
    return {
      facts: Object.fromEntries(everything.map(({ src, facts }) => [src, facts])),
      files: new Map(
        everything.flatMap(({ files }) => [...files].map(([address, file]) => [imageAddress(address), file] as const)),
      ),
    };
  };

  return {
    /** Converts all images, once for all calls. */
    make: async (): Promise<MadePictures> => await (made ??= makeAll()),

    /** Returns the data of the current images without converting them. Calls `warn` for images that cannot be read. */
    async look(warn: (error: unknown) => void): Promise<Record<string, ImageFacts>> {
      const facts: Record<string, ImageFacts> = {};
      for (const { src, file } of list()) {
        try {
          const seen = await maker.look(file);
          facts[src] = seen;
          if (seen.name !== undefined) byName.set(seen.name, { file, facts: seen });
        } catch (error) {
          // An image that was moved since it was listed is omitted.
          if (existsSync(file)) warn(error);
        }
      }
      return facts;
    },

    /**
     * Returns the file for a path, and converts the image if necessary. Only images that `look` has returned are found.
     */
    async find(path: string): Promise<string | undefined> {
      const address = parseImageAddress(path);
      const known = address && byName.get(address.name);
      if (!known || !existsSync(known.file) || known.facts.made?.[address.format]?.includes(address.width) !== true)
        return undefined;
      return await maker.make(known.file, known.facts, address);
    },
  };
}
