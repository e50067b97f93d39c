import { ContentError } from '@recto/content';
import { basename } from 'node:path';
import type sharp from 'sharp';
import type { ImageMetadata } from '../image-metadata.ts';
import { openSharp } from './open-sharp.ts';

interface Measurements extends Pick<ImageMetadata, 'width' | 'height' | 'blur'> {
  /** Whether it can be resized: not if it is a vector image or an animation. */
  isScalable: boolean;
}

/** Width of the blurred preview, in pixels; its data URL is about 150 characters long. */
const BLUR_WIDTH = 16;
const BLUR_QUALITY = 40;
/** Minimum width for a blurred preview; smaller images load faster than it would be useful. */
const MIN_BLUR_WIDTH = 160;
const UNSCALABLE_FORMATS = new Set(['svg', 'gif']);
/** EXIF orientations from this one on swap width and height. */
const FIRST_ROTATED_ORIENTATION = 5;

/** Measures an image, after applying its EXIF orientation. */
export async function measureImage(file: string, bytes: Uint8Array): Promise<Measurements> {
  const draw = await openSharp();
  try {
    return await (draw ? measureWithSharp(draw, bytes) : measureHeader(bytes));
  } catch (error) {
    throw unreadableImage(file, error);
  }
}

async function measureWithSharp(draw: typeof sharp, bytes: Uint8Array): Promise<Measurements> {
  const picture = draw(bytes);
  const { format, pages = 1, autoOrient } = await picture.metadata();
  const { width, height } = autoOrient;
  const isScalable = !UNSCALABLE_FORMATS.has(format) && pages === 1;
  // Behind a transparent image, the blurred preview would stay visible.
  const isBlurred = isScalable && width >= MIN_BLUR_WIDTH && (await picture.stats()).isOpaque;
  return { width, height, isScalable, ...(isBlurred && { blur: await blur(draw, bytes) }) };
}

async function blur(draw: typeof sharp, bytes: Uint8Array): Promise<string> {
  const small = await draw(bytes).autoOrient().resize({ width: BLUR_WIDTH }).webp({ quality: BLUR_QUALITY }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Reads the size from the header of a file, without sharp. */
export async function measureHeader(bytes: Uint8Array): Promise<Measurements> {
  const { imageSize } = await import('image-size');
  const { width, height, type = '', orientation = 1 } = imageSize(bytes);
  const isScalable = !UNSCALABLE_FORMATS.has(type);
  return orientation < FIRST_ROTATED_ORIENTATION
    ? { width, height, isScalable }
    : { width: height, height: width, isScalable };
}

/** Error for a file with the extension of an image that cannot be read. */
function unreadableImage(file: string, cause: unknown): ContentError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ContentError(
    'image/unreadable',
    `The file "${basename(file)}" cannot be read as an image: ${reason}.`,
    'Export it again, or remove it and all references to it.',
    { file },
  );
}
