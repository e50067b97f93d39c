import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { imageAddress } from '../image-address.ts';
import type { ImageAddress } from '../image-address.ts';
import type { ImageFacts, ImageFormat, KnownImages } from '../image-facts.ts';

/** A converted image. */
export interface MadePicture {
  /** Data of the image. */
  facts: ImageFacts;
  /** Files of its widths. */
  files: Map<ImageAddress, string>;
}

/**
 * Finds images that another content version has in all widths, by name. They need not be converted again, and are
 * available even without sharp.
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
