import { BASE } from '../app/base-path.ts';
import { withBase } from '../app/urls.ts';
import { IMAGE_DENSITIES } from './constants.ts';
import { imagePath } from './image-path.ts';
import type { ImageMetadata, ImageFormat } from './image-metadata.ts';
import { IMAGE_WIDTHS } from './image-widths.ts';
import { parseSizes } from './parse-sizes.ts';

/** How an image is displayed. */
export interface ImageView {
  /** Width in the layout, in pixels. */
  width?: number | undefined;
  /** Height in the layout, in pixels. */
  height?: number | undefined;
  /** Width that depends on the window: `100vw md:50vw`. */
  sizes?: string | undefined;
}

/** Attributes of an `img`, so that the browser loads the smallest sufficient file and reserves space for it. */
export interface ImageSources {
  /** URL of the original image. */
  src: string;
  /** Width in pixels. */
  width?: number | undefined;
  /** Height in pixels. */
  height?: number | undefined;
  /** Files of other sizes. */
  srcSet?: string;
  /** Displayed width, in the syntax of HTML. */
  sizes?: string;
  /** Better formats, for browsers that support them. */
  better?: { type: string; srcSet: string }[];
  /** Blurred preview, as a data URL. */
  blur?: string | undefined;
}

interface Candidate {
  href: string;
  width: number;
}

/** Default for `sizes`. */
const DEFAULT_SIZES = '100vw';

/** Builds the sources of an image. Input paths have no base path; the result has it. */
export function buildSources(
  src: string,
  metadata: ImageMetadata | undefined,
  view: ImageView = {},
  base = BASE,
): ImageSources {
  if (!metadata) return { src: withBase(src, base), width: view.width, height: view.height };
  const plainImage = {
    src: base + src,
    ...sizeOf(metadata, view),
    ...(metadata.blur !== undefined && { blur: metadata.blur }),
  };
  const { name, made = {} } = metadata;
  const formats = Object.keys(made) as ImageFormat[];
  const last = formats.at(-1);
  if (name === undefined || last === undefined) return plainImage;
  const setOf = (format: ImageFormat): string =>
    renderSet(candidatesOf(src, { ...metadata, name }, format, base), view);
  const better = formats.slice(0, -1).map((format) => ({ type: `image/${format}`, srcSet: setOf(format) }));
  return {
    ...plainImage,
    srcSet: setOf(last),
    ...(isFixed(view) ? {} : { sizes: parseSizes(view.sizes ?? DEFAULT_SIZES) }),
    ...(better.length > 0 && { better }),
  };
}

/** Width and height are always both set, so that the browser has the aspect ratio before the image is loaded. */
function sizeOf(metadata: ImageMetadata, { width, height }: ImageView): { width: number; height: number } {
  if (width !== undefined) return { width, height: height ?? Math.round((width * metadata.height) / metadata.width) };
  if (height !== undefined) return { width: Math.round((height * metadata.width) / metadata.height), height };
  return { width: metadata.width, height: metadata.height };
}

/** Lists the files of an image. If no converted width is as large as the original, the original is added. */
function candidatesOf(
  src: string,
  { width, name, made }: ImageMetadata & { name: string },
  format: ImageFormat,
  base: string,
): Candidate[] {
  const candidates: Candidate[] = (made?.[format] ?? []).map((variantWidth) => ({
    href: base + imagePath({ width: variantWidth, name, format }),
    width: Math.min(variantWidth, width),
  }));
  const widest = candidates.at(-1)?.width ?? 0;
  if (widest < Math.min(width, IMAGE_WIDTHS.at(-1) ?? 0)) candidates.push({ href: base + src, width });
  return candidates;
}

function isFixed({ width, sizes }: ImageView): boolean {
  return width !== undefined && sizes === undefined;
}

/**
 * Renders `srcset`. For a fixed width the browser chooses by pixel density, otherwise also by the width of the window.
 */
function renderSet(candidates: readonly Candidate[], view: ImageView): string {
  const { width } = view;
  if (width === undefined || !isFixed(view)) return candidates.map((each) => `${each.href} ${each.width}w`).join(', ');
  const chosen = IMAGE_DENSITIES.map((density) => {
    const candidate = candidates.find((each) => each.width >= width * density) ?? candidates.at(-1);
    return { href: candidate?.href ?? '', density };
  });
  const isNew = (href: string, index: number): boolean => chosen.findIndex((each) => each.href === href) === index;
  return chosen
    .filter(({ href }, index) => isNew(href, index))
    .map(({ href, density }) => `${href} ${density}x`)
    .join(', ');
}
