import { IMAGE_BREAKPOINTS, IMAGE_DENSITIES } from './constants.ts';

/** All widths that images can be converted to, smallest first. Other widths cannot be requested. */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(IMAGE_BREAKPOINTS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density))),
].sort((a, b) => a - b);

/** Widths for an image: all that are narrower, and one that is at least as wide. Images are never enlarged. */
export function widthsFor(natural: number): number[] {
  const enough = IMAGE_WIDTHS.findIndex((width) => width >= natural);
  return IMAGE_WIDTHS.slice(0, enough === -1 ? undefined : enough + 1);
}
