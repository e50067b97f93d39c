import type { FontCategory, FontMetrics } from './open-font.ts';

/** One file of a typeface. */
export interface FontFace {
  /** Absolute path. */
  file: string;
  /** One weight, or the limits of a range. */
  weights: readonly [number] | readonly [number, number];
  /** Whether it is italic. */
  isItalic: boolean;
  /** Characters that it is used for, as a CSS `unicode-range`. Without it, all that it has. */
  range?: string | undefined;
  /** Whether a character is rendered with this file. */
  has: (character: number) => boolean;
}

/** A typeface that is loaded from the site. */
export interface Typeface {
  family: string;
  category: FontCategory;
  faces: readonly FontFace[];
  /** Returns its metrics in a weight; `undefined` if it has no Latin letters. */
  measure: (weight: number) => Promise<FontMetrics | undefined>;
}

/** Returns the distance of a weight from the weights of a face. */
function distanceTo({ weights }: Pick<FontFace, 'weights'>, weight: number): number {
  const [from, to = from] = weights;
  return Math.max(from - weight, weight - to, 0);
}

/** Returns the faces whose weight is nearest, upright ones if there are any. */
export function nearestFaces(faces: readonly FontFace[], weight: number): FontFace[] {
  const upright = faces.filter(({ isItalic }) => !isItalic);
  const candidates = upright.length > 0 ? upright : faces;
  const nearest = Math.min(...candidates.map((face) => distanceTo(face, weight)));
  return candidates.filter((face) => distanceTo(face, weight) === nearest);
}
