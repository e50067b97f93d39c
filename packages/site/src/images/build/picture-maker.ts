import { ContentError } from '@recto/content';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import type sharp from 'sharp';
import type { ImageAddress } from '../image-address.ts';
import type { ImageFacts, ImageFormat } from '../image-facts.ts';
import { widthsFor } from '../image-widths.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { openSharp } from './open-sharp.ts';
import type { MadePicture } from './published-pictures.ts';
import { createTurns } from '../../server/limit-concurrency.ts';

export interface PictureMakerOptions {
  /** Where pictures are kept that were made, for the next build. */
  cache: string;
  formats: readonly ImageFormat[];
  quality: number;
  /** Finds a picture that was made before, by its name. */
  findPublished?: (name: string) => MadePicture | undefined;
  /** Told once if nothing can be drawn. */
  warn?: (warning: ContentError) => void;
}

const HASH_DIGITS = 10;

/** Counted for this process, so that two files that are being written have two names. */
let writes = 0;

/** Makes pictures in the widths that pages ask for, each once: a file that has not changed is not drawn again. */
export function createPictureMaker({
  cache,
  formats,
  quality,
  findPublished,
  warn = warnOnConsole,
}: PictureMakerOptions) {
  const turns = createTurns(availableParallelism());
  const used = new Set<string>();
  const fileOf = ({ width, name, format }: ImageAddress): string => join(cache, `${name}.${width}.${format}`);

  let hasWarned = false;
  const nameOf = (file: string, bytes: Uint8Array): string => {
    const hash = createHash('sha256').update(bytes).update(JSON.stringify({ formats, quality }));
    const name = `${plainName(file)}.${hash.digest('hex').slice(0, HASH_DIGITS)}`;
    used.add(name);
    return name;
  };

  /** What a file is, whichever widths of it are wanted. */
  const look = async (file: string): Promise<ImageFacts> => await lookAt(file, await readFile(file));
  const lookAt = async (file: string, bytes: Uint8Array): Promise<ImageFacts> => {
    const name = nameOf(file, bytes);
    const known = join(cache, `${name}.json`);
    if (existsSync(known)) return JSON.parse(await readFile(known, 'utf8')) as ImageFacts;
    const facts = await turns.run(() => lookAtPicture(file, bytes));
    const { isScalable, ...rest } = facts;
    if (!(await openSharp())) {
      if (isScalable && !hasWarned) warn(withoutSharp());
      hasWarned ||= isScalable;
      // It is not kept: where pictures can be drawn again, more is known of it.
      return rest;
    }
    const whole: ImageFacts = isScalable ? { ...rest, name, made: allWidths(rest.width) } : rest;
    await write(known, JSON.stringify(whole));
    return whole;
  };
  const allWidths = (width: number): NonNullable<ImageFacts['made']> =>
    Object.fromEntries(formats.map((format) => [format, widthsFor(width)]));

  /** One of the widths, as a file in the cache. */
  const make = async (file: string, facts: ImageFacts, address: ImageAddress): Promise<string> => {
    const made = fileOf(address);
    if (!existsSync(made)) await turns.run(async () => write(made, await draw(file, facts, address, quality)));
    return made;
  };

  /** All widths that are worth it: one that weighs more than the picture itself helps nobody. */
  const makeAll = async (file: string): Promise<MadePicture> => {
    const bytes = await readFile(file);
    const published = findPublished?.(nameOf(file, bytes));
    if (published) return published;
    const facts = await lookAt(file, bytes);
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
    // Two pictures with one name and the same bytes are made at the same time, also by two processes.
    const next = `${file}.${process.pid}.${(writes += 1)}`;
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

async function requireSharp(): Promise<typeof sharp> {
  const found = await openSharp();
  if (!found) throw withoutSharp();
  return found;
}

function withoutSharp(): ContentError {
  return new ContentError(
    'picture/sharp',
    'Pictures are served as they are: the package "sharp", which makes them in other widths, does not run here.',
    'Build on a machine where it runs, or install it for this one: npm install sharp.',
  );
}

function warnOnConsole(warning: ContentError): void {
  console.warn(String(warning));
}

async function draw(file: string, facts: ImageFacts, { width, format }: ImageAddress, quality: number) {
  const picture = (await requireSharp())(file).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return await picture.avif({ quality }).toBuffer();
  // A drawing in its own size needs no loss to be small: half the bytes of the best quality, and exact.
  const lossless = quality === 100 && width >= facts.width && extname(file).toLowerCase() === '.png';
  return await picture.webp({ quality, lossless }).toBuffer();
}
