import { IMAGE_WIDTHS } from './image-widths.ts';
import type { ImageFormat } from './image-facts.ts';

/** Where pictures are that were made from others. */
export const IMAGE_CALLS = '/_image';

const FORMATS: readonly string[] = ['webp', 'avif'] satisfies ImageFormat[];
const ADDRESS = /^\/_image\/([1-9]\d{2,3})\/([a-z\d-]*\.[\da-f]{10})\.([a-z]+)$/u;

export interface ImageAddress {
  width: number;
  name: string;
  format: ImageFormat;
}

export function imageAddress({ width, name, format }: ImageAddress): string {
  return `${IMAGE_CALLS}/${width}/${name}.${format}`;
}

/** What an address asks for, or `undefined` where it cannot be one of ours. */
export function parseImageAddress(path: string): ImageAddress | undefined {
  const [, digits, name = '', format = ''] = ADDRESS.exec(path) ?? [];
  const width = Number(digits);
  if (!IMAGE_WIDTHS.includes(width) || !isFormat(format)) return undefined;
  return { width, name, format };
}

function isFormat(text: string): text is ImageFormat {
  return FORMATS.includes(text);
}
