import { ContentError } from '@recto/content';
import { imageSize } from 'image-size';
import { basename } from 'node:path';
import type sharp from 'sharp';
import type { ImageFacts } from '../image-facts.ts';
import { openSharp } from './open-sharp.ts';

interface Look extends Pick<ImageFacts, 'width' | 'height' | 'blur'> {
  /** Whether it can be resized: not if it is a vector image or an animation. */
  isScalable: boolean;
}

/** Width of the blurred preview, in pixels; its data URL is about 150 characters long. */
const BLUR_WIDTH = 16;
const BLUR_QUALITY = 40;
/** Minimum width for a blurred preview; smaller images load faster than it would be useful. */
const BLUR_FROM = 160;
const AS_IT_IS = new Set(['svg', 'gif']);
/** EXIF orientations from this one on swap width and height. */
const ON_ITS_SIDE = 5;

/** Measures an image, after applying its EXIF orientation. */
export async function lookAtPicture(file: string, bytes: Uint8Array): Promise<Look> {
  const draw = await openSharp();
  try {
    return draw ? await look(draw, bytes) : measure(bytes);
  } catch (error) {
    throw unreadablePicture(file, error);
  }
}

async function look(draw: typeof sharp, bytes: Uint8Array): Promise<Look> {
  const picture = draw(bytes);
  const { format, pages = 1, autoOrient } = await picture.metadata();
  const { width, height } = autoOrient;
  const isScalable = !AS_IT_IS.has(format) && pages === 1;
  // Behind a transparent image, the blurred preview would stay visible.
  const isBlurred = isScalable && width >= BLUR_FROM && (await picture.stats()).isOpaque;
  return { width, height, isScalable, ...(isBlurred && { blur: await blur(draw, bytes) }) };
}

async function blur(draw: typeof sharp, bytes: Uint8Array): Promise<string> {
  const small = await draw(bytes).autoOrient().resize({ width: BLUR_WIDTH }).webp({ quality: BLUR_QUALITY }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Reads the size from the header of a file, without sharp. */
export function measure(bytes: Uint8Array): Look {
  const { width, height, type = '', orientation = 1 } = imageSize(bytes);
  const isScalable = !AS_IT_IS.has(type);
  return orientation < ON_ITS_SIDE ? { width, height, isScalable } : { width: height, height: width, isScalable };
}

/** Error for a file with the extension of an image that cannot be read. */
function unreadablePicture(file: string, cause: unknown): ContentError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ContentError(
    'picture/unreadable',
    `The file "${basename(file)}" cannot be read as an image: ${reason}.`,
    'Export it again, or remove it and all references to it.',
    { file },
  );
}
