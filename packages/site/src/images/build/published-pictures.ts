import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageAddress } from '../image-address.ts';
import type { ImageAddress } from '../image-address.ts';
import type { ImageFacts, ImageFormat, KnownImages } from '../image-facts.ts';

/** A picture with the widths that are worth it, as files. */
export interface MadePicture {
  facts: ImageFacts;
  files: Map<ImageAddress, string>;
}

/**
 * Finds pictures that another version of the content has in all their widths, by their names: they need not be drawn
 * again, and are there where nothing can be drawn.
 */
export function findPublished(known: KnownImages, folder: string): (name: string) => MadePicture | undefined {
  const byName = new Map(Object.values(known).map((facts) => [facts.name, facts]));
  return (name) => {
    const facts = byName.get(name);
    if (!facts) return undefined;
    const { made = {} } = facts;
    const addresses = (Object.keys(made) as ImageFormat[]).flatMap((format) =>
      (made[format] ?? []).map((width): ImageAddress => ({ width, name, format })),
    );
    const files = new Map(addresses.map((address) => [address, join(folder, imageAddress(address))]));
    return [...files.values()].every((file) => existsSync(file)) ? { facts, files } : undefined;
  };
}
