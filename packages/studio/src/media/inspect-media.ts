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

/** Why a file is rejected. */
export interface MediaRefusal {
  /** Names the reason. */
  code: 'format' | 'svg' | 'svgSize' | 'noSize' | 'pixels';
  /** What is wrong with the file, as the end of a sentence. */
  reason: string;
  /** Values for the text that the editor has for the code. */
  values?: Readonly<Record<string, string | number>>;
}

/** Determines the type of a file by its content, or why it is rejected. */
export function inspectMedia(original: Uint8Array): InspectedMedia | MediaRefusal {
  const detected = detectType(original);
  if (!detected) {
    const formats = Object.values(MEDIA_TYPES)
      .map(([ending]) => ending)
      .join(', ');
    const reason = `is not a file type that can be uploaded, or is incomplete: ${formats}`;
    return { code: 'format', reason, values: { formats } };
  }
  const { type } = detected;
  let { bytes } = detected;
  if (type === 'image/svg+xml') {
    const size = MAX_SVG_BYTES / 1_000_000;
    if (original.byteLength > MAX_SVG_BYTES) {
      return { code: 'svgSize', reason: `is an SVG file with more than ${size} MB`, values: { size } };
    }
    try {
      bytes = Buffer.from(sanitizeSvg(new TextDecoder('utf-8', { fatal: true }).decode(original)));
    } catch (error) {
      const reason = error instanceof UnsafeSvgError ? error.message : 'it is not UTF-8';
      return { code: 'svg', reason: `is an SVG file that is not accepted: ${reason}`, values: { reason } };
    }
  }
  if (!type.startsWith('image/')) return { type, bytes };
  const size = measure(bytes);
  // A drawing need not have a size.
  if (!size)
    return type === 'image/svg+xml' ? { type, bytes } : { code: 'noSize', reason: 'is a picture without a size' };
  if (size.width * size.height > MAX_PIXELS) return { code: 'pixels', reason: `has more than ${MAX_PIXELS} pixels` };
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
