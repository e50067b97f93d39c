import { existsSync } from 'node:fs';
import { imageAddress, parseImageAddress } from '../image-address.ts';
import type { ImageFacts } from '../image-facts.ts';
import type { Picture } from './list-pictures.ts';
import type { createPictureMaker } from './picture-maker.ts';

export interface MadePictures {
  /** What is known of each, by the address that pages name it by. */
  facts: Record<string, ImageFacts>;
  /** Files to publish, by address. */
  files: Map<string, string>;
}

type Maker = ReturnType<typeof createPictureMaker>;

/** The pictures of a site: all of them made, for a build, or made when they are asked for, while developing. */
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
    /** Once a build, whoever asks. */
    make: async (): Promise<MadePictures> => await (made ??= makeAll()),

    /** What there is now, with nothing drawn yet. One that cannot be read is told of, and shown as it is. */
    async look(warn: (error: unknown) => void): Promise<Record<string, ImageFacts>> {
      const facts: Record<string, ImageFacts> = {};
      for (const { src, file } of list()) {
        try {
          const seen = await maker.look(file);
          facts[src] = seen;
          if (seen.name !== undefined) byName.set(seen.name, { file, facts: seen });
        } catch (error) {
          // A picture that was moved since the list was made is left out.
          if (existsSync(file)) warn(error);
        }
      }
      return facts;
    },

    /** The file for an address, drawn now if it never was; only pictures that were looked at have any. */
    async find(path: string): Promise<string | undefined> {
      const address = parseImageAddress(path);
      const known = address && byName.get(address.name);
      if (!known || !existsSync(known.file) || known.facts.made?.[address.format]?.includes(address.width) !== true)
        return undefined;
      return await maker.make(known.file, known.facts, address);
    },
  };
}
