import { ContentError } from '@recto/content';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import type sharp from 'sharp';
import type { ImageVariant } from '../image-path.ts';
import type { ImageMetadata, ImageFormat } from '../image-metadata.ts';
import { widthsFor } from '../image-widths.ts';
import { measureImage } from './measure-image.ts';
import { openSharp } from './open-sharp.ts';
import type { ConvertedImage } from './published-images.ts';
import { isIntact, readCachedMetadata } from './read-cached-image.ts';
import { createTaskQueue } from '../../server/limit-concurrency.ts';

/** Options of `createImageConverter`. */
export interface ImageConverterOptions {
  /** Cache folder for converted images, for the next build. */
  cache: string;
  /** Formats to convert to, the preferred one first. */
  formats: readonly ImageFormat[];
  /** Quality, from 1 to 100. */
  quality: number;
  /** Finds an image that was already published, by its name. */
  findPublished?: (name: string) => ConvertedImage | undefined;
  /** Called once if sharp is not available. */
  warn?: (warning: ContentError) => void;
}

const HASH_DIGITS = 10;

/** Counter for unique names of temporary files in this process. */
let writes = 0;

/** Converts images to the widths that pages need. Unchanged files are not converted again. */
export function createImageConverter({
  cache,
  formats,
  quality,
  findPublished,
  warn = warnOnConsole,
}: ImageConverterOptions) {
  const turns = createTaskQueue(availableParallelism());
  const used = new Set<string>();
  const fileOf = ({ width, name, format }: ImageVariant): string => join(cache, `${name}.${width}.${format}`);

  let hasWarned = false;
  const nameOf = (file: string, bytes: Uint8Array): string => {
    const hash = createHash('sha256').update(bytes).update(JSON.stringify({ formats, quality }));
    const name = `${urlName(file)}.${hash.digest('hex').slice(0, HASH_DIGITS)}`;
    used.add(name);
    return name;
  };

  /** Reads the data of an image, without converting it. */
  const measure = async (file: string): Promise<ImageMetadata> => await describe(file, await readFile(file));
  const describe = async (file: string, bytes: Uint8Array): Promise<ImageMetadata> => {
    const name = nameOf(file, bytes);
    const metadataFile = join(cache, `${name}.json`);
    const known = await readCachedMetadata(metadataFile);
    if (known) return known;
    const { isScalable, ...rest } = await turns.run(() => measureImage(file, bytes));
    if (!(await openSharp())) {
      if (isScalable && !hasWarned) warn(missingSharp());
      hasWarned ||= isScalable;
      // Not cached, because with sharp there would be more data.
      return rest;
    }
    const completeMetadata: ImageMetadata = isScalable ? { ...rest, name, made: allWidths(rest.width) } : rest;
    await write(metadataFile, JSON.stringify(completeMetadata));
    return completeMetadata;
  };
  const allWidths = (width: number): NonNullable<ImageMetadata['made']> =>
    Object.fromEntries(formats.map((format) => [format, widthsFor(width)]));

  /** Converts an image to one width, and returns the file in the cache. */
  const convert = async (file: string, metadata: ImageMetadata, variant: ImageVariant): Promise<string> => {
    const converted = fileOf(variant);
    if (!(await isIntact(converted, variant.format)))
      await turns.run(async () => write(converted, await resize(file, metadata, variant, quality)));
    return converted;
  };

  /** Converts an image to all widths whose file is smaller than the original. Stops at a width whose file is not. */
  const convertAll = async (file: string): Promise<ConvertedImage> => {
    const bytes = await readFile(file);
    const published = findPublished?.(nameOf(file, bytes));
    if (published) return published;
    const metadata = await describe(file, bytes);
    const files = new Map<ImageVariant, string>();
    const { name, made = {} } = metadata;
    if (name === undefined) return { metadata, files };
    const { size } = await stat(file);
    const lighterWidths: Partial<Record<ImageFormat, number[]>> = {};
    for (const format of Object.keys(made) as ImageFormat[]) {
      const lighter: number[] = [];
      let isTooHeavy = false;
      for (const width of made[format] ?? []) {
        // Each width has more bytes than the one before, except a lossless image.
        if (isTooHeavy && !isLossless(file, metadata, { width, format }, quality)) continue;
        const variant = { width, name, format };
        const result = await convert(file, metadata, variant);
        isTooHeavy = (await stat(result)).size >= size;
        if (isTooHeavy) continue;
        files.set(variant, result);
        lighter.push(width);
      }
      if (lighter.length > 0) lighterWidths[format] = lighter;
    }
    return { metadata: { ...metadata, made: lighterWidths }, files };
  };

  /** Deletes cached files that were not used since the start. */
  const prune = async (): Promise<void> => {
    const files = existsSync(cache) ? await readdir(cache) : [];
    const isUsed = (file: string): boolean => used.has(/^[^.]*\.[^.]*/u.exec(file)?.[0] ?? '');
    await Promise.all(files.filter((file) => !isUsed(file)).map((file) => rm(join(cache, file), { force: true })));
  };

  /** Writes a file atomically, because builds may share the folder. */
  const write = async (file: string, data: string | Uint8Array): Promise<void> => {
    await mkdir(cache, { recursive: true });
    // A unique name, because the same image may be written at the same time, even by two processes.
    const next = `${file}.${process.pid}.${(writes += 1)}`;
    await writeFile(next, data);
    await rename(next, file);
  };
  return { measure, convert, convertAll, prune };
}

/** Returns a file name of letters, digits and hyphens, for a URL. */
function urlName(file: string): string {
  return basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-');
}

async function requireSharp(): Promise<typeof sharp> {
  const installed = await openSharp();
  if (!installed) throw missingSharp();
  return installed;
}

function missingSharp(): ContentError {
  return new ContentError(
    'image/sharp',
    'Images are served in their original size: the package "sharp", which resizes them, does not run on this machine.',
    'Install it with "npm install sharp", or build on another machine.',
  );
}

function warnOnConsole(warning: ContentError): void {
  console.warn(String(warning));
}

async function resize(file: string, metadata: ImageMetadata, { width, format }: ImageVariant, quality: number) {
  const picture = (await requireSharp())(file).autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return await picture.avif({ quality }).toBuffer();
  const lossless = isLossless(file, metadata, { width, format }, quality);
  return await picture.webp({ quality, lossless }).toBuffer();
}

/** Whether an image is stored lossless: a PNG in its original size then takes half the bytes of the best lossy quality. */
function isLossless(
  file: string,
  metadata: ImageMetadata,
  { width, format }: Pick<ImageVariant, 'width' | 'format'>,
  quality: number,
): boolean {
  return format === 'webp' && quality === 100 && width >= metadata.width && extname(file).toLowerCase() === '.png';
}
