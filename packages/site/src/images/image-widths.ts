import { IMAGE_BREAKPOINTS, IMAGE_DENSITIES } from './constants.ts';

/** Every width a picture can be made in, smallest first: there are no others, so nobody can ask for them. */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(IMAGE_BREAKPOINTS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density))),
].sort((a, b) => a - b);

/** The widths that make sense for a picture: all that are narrower, and one that holds it whole. It never grows. */
export function widthsFor(natural: number): number[] {
  const enough = IMAGE_WIDTHS.findIndex((width) => width >= natural);
  return IMAGE_WIDTHS.slice(0, enough === -1 ? undefined : enough + 1);
}
