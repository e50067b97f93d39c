import { IMAGE_WIDTHS } from './image-widths.ts';
import type { ImageFormat } from './image-metadata.ts';

/** Path of converted images. */
export const IMAGE_PATH = '/_image';

const FORMATS: readonly string[] = ['webp', 'avif'] satisfies ImageFormat[];
const ADDRESS = /^\/_image\/([1-9]\d{2,3})\/([a-z\d-]*\.[\da-f]{10})\.([a-z]+)$/u;

/** The parts of a converted image's path. */
export interface ImageVariant {
  /** Width in pixels. */
  width: number;
  /** Name of the image, with its hash. */
  name: string;
  /** Format of the file. */
  format: ImageFormat;
}

/** Returns the path of a converted image. */
export function imagePath({ width, name, format }: ImageVariant): string {
  return `${IMAGE_PATH}/${width}/${name}.${format}`;
}

/** Parses the path of a converted image; `undefined` for any other path. */
export function parseImagePath(path: string): ImageVariant | undefined {
  const [, digits, name = '', format = ''] = ADDRESS.exec(path) ?? [];
  const width = Number(digits);
  if (!IMAGE_WIDTHS.includes(width) || !isFormat(format)) return undefined;
  return { width, name, format };
}

function isFormat(text: string): text is ImageFormat {
  return FORMATS.includes(text);
}
