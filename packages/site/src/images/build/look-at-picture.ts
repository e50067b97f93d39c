import { ContentError } from '@recto/content';
import { imageSize } from 'image-size';
import { basename } from 'node:path';
import type sharp from 'sharp';
import type { ImageFacts } from '../image-facts.ts';
import { openSharp } from './open-sharp.ts';

interface Look extends Pick<ImageFacts, 'width' | 'height' | 'blur'> {
  /** Whether other widths can be made of it without harm: not of drawings in lines, nor of what moves. */
  isScalable: boolean;
}

/** Width of the blurred picture, in pixels; its address is about 150 characters long. */
const BLUR_WIDTH = 16;
const BLUR_QUALITY = 40;
/** Narrower ones are there before a blurred one would be of use. */
const BLUR_FROM = 160;
const AS_IT_IS = new Set(['svg', 'gif']);
/** From this one on, orientations of EXIF turn a picture on its side. */
const ON_ITS_SIDE = 5;

/** Measures a picture, as it stands once it is turned the right way up. */
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
  // Behind what one can see through, a blurred picture would stay visible.
  const isBlurred = isScalable && width >= BLUR_FROM && (await picture.stats()).isOpaque;
  return { width, height, isScalable, ...(isBlurred && { blur: await blur(draw, bytes) }) };
}

async function blur(draw: typeof sharp, bytes: Uint8Array): Promise<string> {
  const small = await draw(bytes).autoOrient().resize({ width: BLUR_WIDTH }).webp({ quality: BLUR_QUALITY }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Without the native package: the size that the first bytes of a file say. */
export function measure(bytes: Uint8Array): Look {
  const { width, height, type = '', orientation = 1 } = imageSize(bytes);
  const isScalable = !AS_IT_IS.has(type);
  return orientation < ON_ITS_SIDE ? { width, height, isScalable } : { width: height, height: width, isScalable };
}

/** A file that is called a picture and cannot be read as one. */
function unreadablePicture(file: string, cause: unknown): ContentError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ContentError(
    'picture/unreadable',
    `The file "${basename(file)}" cannot be read as a picture: ${reason}.`,
    'Export it again, or remove it and what shows it.',
    { file },
  );
}
