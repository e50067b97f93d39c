import type { TextBlock } from './text-blocks.ts';

/** A block of the original and its translation. One of them may be missing. */
export interface BlockPair {
  original?: TextBlock;
  translation?: TextBlock;
}

/** Score of how well two blocks match; blocks with a score of 0 are not paired. */
export type BlockScore = (one: TextBlock, other: TextBlock) => number;

/** Aligns the blocks of two texts in their order, so that the sum of the scores of all pairs is maximal. */
export function alignBlocks(
  originals: readonly TextBlock[],
  translations: readonly TextBlock[],
  score: BlockScore = createTranslationScore(),
): BlockPair[] {
  const scoreOf = (row: number, column: number): number => {
    const [one, other] = [originals[row], translations[column]];
    return one && other ? score(one, other) : 0;
  };
  // `best` is the highest sum for the remaining blocks from a row and column on.
  const width = translations.length + 1;
  const best = new Float64Array((originals.length + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = originals.length - 1; row >= 0; row -= 1) {
    for (let column = translations.length - 1; column >= 0; column -= 1) {
      const pairScore = scoreOf(row, column);
      const paired = pairScore === 0 ? 0 : pairScore + at(row + 1, column + 1);
      best[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: BlockPair[] = [];
  let [row, column] = [0, 0];
  while (row < originals.length || column < translations.length) {
    const [original, translation] = [originals[row], translations[column]];
    const pairScore = scoreOf(row, column);
    if (original && translation && pairScore > 0 && at(row, column) === pairScore + at(row + 1, column + 1)) {
      pairs.push({ original, translation });
      row += 1;
      column += 1;
    } else if (original && (!translation || at(row, column) === at(row + 1, column))) {
      pairs.push({ original });
      row += 1;
    } else if (translation) {
      pairs.push({ translation });
      column += 1;
    }
  }
  return pairs;
}

/** Creates a score with which only blocks of the same kind are paired; it is higher for more similar blocks. */
function createTranslationScore(): BlockScore {
  const marks = new Map<TextBlock, ReadonlySet<string>>();
  const marksIn = (block: TextBlock): ReadonlySet<string> => {
    const blockMarks = marks.get(block) ?? marksOf(block.source);
    marks.set(block, blockMarks);
    return blockMarks;
  };
  return (one, other) => {
    if (one.kind !== other.kind) return 0;
    const shorter = Math.min(one.source.length, other.source.length);
    const longer = Math.max(one.source.length, other.source.length, 1);
    return 1 + (one.source === other.source ? 1 : jaccardIndex(marksIn(one), marksIn(other))) + shorter / longer / 4;
  };
}

/** Parts that a translation keeps: code, URLs and numbers. */
function marksOf(source: string): ReadonlySet<string> {
  return new Set(source.match(/`[^`]+`|\]\([^)\s]+|https?:[^\s)]+|\d+/gu));
}

/** Jaccard index of two sets: the share of common elements. */
export function jaccardIndex(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 0 : one.intersection(other).size / all;
}
