import { imageSize } from 'image-size';
import { detectType } from './detect-type.ts';
import { MEDIA_TYPES } from './media-types.ts';
import type { MediaType } from './media-types.ts';
import { SvgRefusal, sanitizeSvg } from './sanitize-svg.ts';

/** Most pixels of a picture. Programs that draw refuse larger ones. */
const MOST_PIXELS = 268_000_000;

/** Largest drawing, in bytes: it is read and written again, and nothing else can be done meanwhile. */
const LARGEST_DRAWING = 2_000_000;

/** From this one on, orientations of EXIF turn a picture on its side. */
const ON_ITS_SIDE = 5;

export interface InspectedMedia {
  type: MediaType;
  /** What is stored: a drawing without what may not be in it, a picture without what follows it. */
  bytes: Uint8Array;
  width?: number;
  height?: number;
}

/** Says what a file is by its content, or why it is refused. */
export function inspectMedia(given: Uint8Array): InspectedMedia | { reason: string } {
  const detected = detectType(given);
  if (!detected) {
    const known = Object.values(MEDIA_TYPES).map(([ending]) => ending);
    return { reason: `is none of the files that can be uploaded, or is not complete: ${known.join(', ')}` };
  }
  const { type } = detected;
  let { bytes } = detected;
  if (type === 'image/svg+xml') {
    if (given.byteLength > LARGEST_DRAWING) return { reason: 'is an SVG file with more than 2 MB' };
    try {
      bytes = Buffer.from(sanitizeSvg(new TextDecoder('utf-8', { fatal: true }).decode(given)));
    } catch (error) {
      const reason = error instanceof SvgRefusal ? error.message : 'it is not UTF-8';
      return { reason: `is an SVG file that is refused: ${reason}` };
    }
  }
  if (!type.startsWith('image/')) return { type, bytes };
  const size = measure(bytes);
  // A drawing need not have a size.
  if (!size) return type === 'image/svg+xml' ? { type, bytes } : { reason: 'is a picture without a size' };
  if (size.width * size.height > MOST_PIXELS) return { reason: `has more than ${MOST_PIXELS} pixels` };
  return { type, bytes, ...size };
}

/** Width and height of a picture, as it is shown; `undefined` where they cannot be read. */
export function measure(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    return orientation < ON_ITS_SIDE ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
