import { imageSize } from 'image-size';
import { detectType } from './detect-type.ts';
import { MEDIA_TYPES } from './media-types.ts';
import type { MediaType } from './media-types.ts';
import { UnsafeSvgError, sanitizeSvg } from './sanitize-svg.ts';

/** Maximum number of pixels of a picture; image libraries reject larger ones. */
const MAX_PIXELS = 268_000_000;

/** Maximum size of an SVG drawing, in bytes, because parsing and writing it blocks the server. */
const MAX_SVG_BYTES = 2_000_000;

/** EXIF orientations from this value on swap width and height. */
const FIRST_ROTATED_ORIENTATION = 5;

/** A media file that may be stored. */
export interface InspectedMedia {
  /** The detected type. */
  type: MediaType;
  /** Bytes to store: a sanitised drawing, or a picture without data after its end. */
  bytes: Uint8Array;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

/** Determines the type of a file by its content, or why it is rejected. */
export function inspectMedia(original: Uint8Array): InspectedMedia | { reason: string } {
  const detected = detectType(original);
  if (!detected) {
    const extensions = Object.values(MEDIA_TYPES).map(([ending]) => ending);
    return { reason: `is not a file type that can be uploaded, or is incomplete: ${extensions.join(', ')}` };
  }
  const { type } = detected;
  let { bytes } = detected;
  if (type === 'image/svg+xml') {
    if (original.byteLength > MAX_SVG_BYTES) return { reason: 'is an SVG file with more than 2 MB' };
    try {
      bytes = Buffer.from(sanitizeSvg(new TextDecoder('utf-8', { fatal: true }).decode(original)));
    } catch (error) {
      const reason = error instanceof UnsafeSvgError ? error.message : 'it is not UTF-8';
      return { reason: `is an SVG file that is not accepted: ${reason}` };
    }
  }
  if (!type.startsWith('image/')) return { type, bytes };
  const size = measure(bytes);
  // A drawing need not have a size.
  if (!size) return type === 'image/svg+xml' ? { type, bytes } : { reason: 'is a picture without a size' };
  if (size.width * size.height > MAX_PIXELS) return { reason: `has more than ${MAX_PIXELS} pixels` };
  return { type, bytes, ...size };
}

/** Returns width and height of a picture as displayed; `undefined` if they cannot be determined. */
export function measure(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    return orientation < FIRST_ROTATED_ORIENTATION ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}
