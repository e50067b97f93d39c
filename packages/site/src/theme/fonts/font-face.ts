import type { FontCategory, FontMetrics } from './open-font.ts';

/** One file of a typeface. */
export interface FontFace {
  /** Whole path. */
  file: string;
  /** One weight, or the ends of a range. */
  weights: readonly [number] | readonly [number, number];
  isItalic: boolean;
  /** Characters that it is for, as CSS writes them. Without it, all that it has. */
  range?: string | undefined;
  /** Whether it is the file that a character is shown in. */
  has: (character: number) => boolean;
}

/** A typeface that is loaded from the site. */
export interface Typeface {
  family: string;
  category: FontCategory;
  faces: readonly FontFace[];
  /** Its measures in a weight; `undefined` where it has no Latin letters. */
  measure: (weight: number) => Promise<FontMetrics | undefined>;
}

/** How far a weight is from one of those that a face has. */
function distanceTo({ weights }: Pick<FontFace, 'weights'>, weight: number): number {
  const [from, to = from] = weights;
  return Math.max(from - weight, weight - to, 0);
}

export function nearestFaces(faces: readonly FontFace[], weight: number): FontFace[] {
  const upright = faces.filter(({ isItalic }) => !isItalic);
  const candidates = upright.length > 0 ? upright : faces;
  const nearest = Math.min(...candidates.map((face) => distanceTo(face, weight)));
  return candidates.filter((face) => distanceTo(face, weight) === nearest);
}
