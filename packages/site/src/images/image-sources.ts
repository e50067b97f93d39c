import { BASE } from '../app/base-path.ts';
import { placeBelow } from '../app/addresses.ts';
import { IMAGE_DENSITIES } from './constants.ts';
import { imageAddress } from './image-address.ts';
import type { ImageFacts, ImageFormat } from './image-facts.ts';
import { IMAGE_WIDTHS } from './image-widths.ts';
import { parseSizes } from './parse-sizes.ts';

/** How a picture is to be shown. */
export interface ImageView {
  /** Its width in the layout, in pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** Its width where that depends on the window: `100vw md:50vw`. */
  sizes?: string | undefined;
}

/** All that an `img` needs to load the smallest file that will do, and to take its place before it is there. */
export interface ImageSources {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
  srcSet?: string;
  sizes?: string;
  /** Formats that are better still, for browsers that know them. */
  better?: { type: string; srcSet: string }[];
  blur?: string | undefined;
}

interface Candidate {
  href: string;
  width: number;
}

/** Where nothing says how wide the picture is shown. */
const WHOLE_WINDOW = '100vw';

/** People name pictures as if the site had its host to itself; what comes out is where they really are. */
export function buildSources(
  src: string,
  facts: ImageFacts | undefined,
  view: ImageView = {},
  base = BASE,
): ImageSources {
  if (!facts) return { src: placeBelow(src, base), width: view.width, height: view.height };
  const whole = { src: base + src, ...placeOf(facts, view), ...(facts.blur !== undefined && { blur: facts.blur }) };
  const { name, made = {} } = facts;
  const formats = Object.keys(made) as ImageFormat[];
  const last = formats.at(-1);
  if (name === undefined || last === undefined) return whole;
  const setOf = (format: ImageFormat): string => renderSet(candidatesOf(src, { ...facts, name }, format, base), view);
  const better = formats.slice(0, -1).map((format) => ({ type: `image/${format}`, srcSet: setOf(format) }));
  return {
    ...whole,
    srcSet: setOf(last),
    ...(isFixed(view) ? {} : { sizes: parseSizes(view.sizes ?? WHOLE_WINDOW) }),
    ...(better.length > 0 && { better }),
  };
}

/** Width and height always go together, so that the browser knows the shape beforehand. */
function placeOf(facts: ImageFacts, { width, height }: ImageView): { width: number; height: number } {
  if (width !== undefined) return { width, height: height ?? Math.round((width * facts.height) / facts.width) };
  if (height !== undefined) return { width: Math.round((height * facts.width) / facts.height), height };
  return { width: facts.width, height: facts.height };
}

/** The files there are. Where none of those that were made holds the picture whole, the picture itself does. */
function candidatesOf(
  src: string,
  { width, name, made }: ImageFacts & { name: string },
  format: ImageFormat,
  base: string,
): Candidate[] {
  const candidates: Candidate[] = (made?.[format] ?? []).map((wanted) => ({
    href: base + imageAddress({ width: wanted, name, format }),
    width: Math.min(wanted, width),
  }));
  const widest = candidates.at(-1)?.width ?? 0;
  if (widest < Math.min(width, IMAGE_WIDTHS.at(-1) ?? 0)) candidates.push({ href: base + src, width });
  return candidates;
}

function isFixed({ width, sizes }: ImageView): boolean {
  return width !== undefined && sizes === undefined;
}

/** A picture of one width is chosen by the screen's density, any other by the window's width too. */
function renderSet(candidates: readonly Candidate[], view: ImageView): string {
  const { width } = view;
  if (width === undefined || !isFixed(view)) return candidates.map((each) => `${each.href} ${each.width}w`).join(', ');
  const chosen = IMAGE_DENSITIES.map((density) => {
    const found = candidates.find((each) => each.width >= width * density) ?? candidates.at(-1);
    return { href: found?.href ?? '', density };
  });
  const isNew = (href: string, place: number): boolean => chosen.findIndex((each) => each.href === href) === place;
  return chosen
    .filter(({ href }, place) => isNew(href, place))
    .map(({ href, density }) => `${href} ${density}x`)
    .join(', ');
}
