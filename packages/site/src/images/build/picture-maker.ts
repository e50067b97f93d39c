import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { ImageAddress } from '../image-address.ts';
import type { ImageFacts, ImageFormat } from '../image-facts.ts';
import { widthsFor } from '../image-widths.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { createTurns } from './take-turns.ts';

export interface PictureMakerOptions {
  /** Where pictures are kept that were made, for the next build. */
  cache: string;
  formats: readonly ImageFormat[];
  quality: number;
}

const HASH_DIGITS = 10;

/** Makes pictures in the widths that pages ask for, each once: a file that has not changed is not drawn again. */
export function createPictureMaker({ cache, formats, quality }: PictureMakerOptions) {
  const turns = createTurns(availableParallelism());
  const used = new Set<string>();
  const fileOf = ({ width, name, format }: ImageAddress): string => join(cache, `${name}.${width}.${format}`);

  /** What a file is, whichever widths of it are wanted. */
  const look = async (file: string): Promise<ImageFacts> => {
    const bytes = await readFile(file);
    const hash = createHash('sha256').update(bytes).update(JSON.stringify({ formats, quality }));
    const name = `${plainName(file)}.${hash.digest('hex').slice(0, HASH_DIGITS)}`;
    const known = join(cache, `${name}.json`);
    used.add(name);
    if (existsSync(known)) return JSON.parse(await readFile(known, 'utf8')) as ImageFacts;
    const facts = await turns(() => lookAtPicture(file, bytes));
    const { isScalable, ...rest } = facts;
    const whole: ImageFacts = isScalable ? { ...rest, name, made: allWidths(rest.width) } : rest;
    await write(known, JSON.stringify(whole));
    return whole;
  };
  const allWidths = (width: number): NonNullable<ImageFacts['made']> =>
    Object.fromEntries(formats.map((format) => [format, widthsFor(width)]));

  /** One of the widths, as a file in the cache. */
  const make = async (file: string, facts: ImageFacts, address: ImageAddress): Promise<string> => {
    const made = fileOf(address);
    if (!existsSync(made)) await turns(async () => write(made, await draw(file, facts, address, quality)));
    return made;
  };

  /** All widths that are worth it: one that weighs more than the picture itself helps nobody. */
  const makeAll = async (file: string): Promise<{ facts: ImageFacts; files: Map<ImageAddress, string> }> => {
    const facts = await look(file);
    const files = new Map<ImageAddress, string>();
    const { name, made = {} } = facts;
    if (name === undefined) return { facts, files };
    const { size } = await stat(file);
    const kept: Partial<Record<ImageFormat, number[]>> = {};
    for (const format of Object.keys(made) as ImageFormat[]) {
      const drawn = (made[format] ?? []).map(async (width) => {
        const address = { width, name, format };
        const result = await make(file, facts, address);
        return { address, result, isLighter: (await stat(result)).size < size };
      });
      const lighter = (await Promise.all(drawn)).filter(({ isLighter }) => isLighter);
      for (const { address, result } of lighter) files.set(address, result);
      if (lighter.length > 0) kept[format] = lighter.map(({ address }) => address.width);
    }
    return { facts: { ...facts, made: kept }, files };
  };

  /** Lets go of what nobody asked for since the start. */
  const prune = async (): Promise<void> => {
    const files = existsSync(cache) ? await readdir(cache) : [];
    const isUsed = (file: string): boolean => used.has(/^[^.]*\.[^.]*/u.exec(file)?.[0] ?? '');
    await Promise.all(files.filter((file) => !isUsed(file)).map((file) => rm(join(cache, file), { force: true })));
  };

  /** Whole or not at all: two builds may share the folder. */
  const write = async (file: string, data: string | Uint8Array): Promise<void> => {
    await mkdir(cache, { recursive: true });
    const next = `${file}.${process.pid}`;
    await writeFile(next, data);
    await rename(next, file);
  };
  return { look, make, makeAll, prune };
}

/** As letters, digits and hyphens, so that it can stand in an address. */
function plainName(file: string): string {
  return basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-');
}

async function draw(file: string, facts: ImageFacts, { width, format }: ImageAddress, quality: number) {
  const picture = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return await picture.avif({ quality }).toBuffer();
  // A drawing in its own size needs no loss to be small: half the bytes of the best quality, and exact.
  const lossless = quality === 100 && width >= facts.width && extname(file).toLowerCase() === '.png';
  return await picture.webp({ quality, lossless }).toBuffer();
}
