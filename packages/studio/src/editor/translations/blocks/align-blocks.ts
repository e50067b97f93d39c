import type { TextBlock } from './text-blocks.ts';

/** A block of the original and its translation. One of them may be missing. */
export interface BlockPair {
  original?: TextBlock;
  translation?: TextBlock;
}

/** Blocks of two texts in their order. Only blocks of one kind are paired, and those that are most alike. */
export function alignBlocks(originals: readonly TextBlock[], translations: readonly TextBlock[]): BlockPair[] {
  const marks = [originals, translations].map((blocks) => blocks.map(({ source }) => marksOf(source)));
  const scoreOf = (row: number, column: number): number => {
    const [one, other] = [originals[row], translations[column]];
    if (!one || !other || one.kind !== other.kind) return 0;
    const shorter = Math.min(one.source.length, other.source.length);
    const longer = Math.max(one.source.length, other.source.length, 1);
    return 1 + (one.source === other.source ? 1 : shared(marks[0]?.[row], marks[1]?.[column])) + shorter / longer / 4;
  };
  // `best` of a place is the highest sum for all that follows.
  const width = translations.length + 1;
  const best = new Float64Array((originals.length + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = originals.length - 1; row >= 0; row -= 1) {
    for (let column = translations.length - 1; column >= 0; column -= 1) {
      const score = scoreOf(row, column);
      const paired = score === 0 ? 0 : score + at(row + 1, column + 1);
      best[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: BlockPair[] = [];
  let [row, column] = [0, 0];
  while (row < originals.length || column < translations.length) {
    const [original, translation] = [originals[row], translations[column]];
    const score = scoreOf(row, column);
    if (original && translation && score > 0 && at(row, column) === score + at(row + 1, column + 1)) {
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

/** What a translation keeps: code, addresses and numbers. */
function marksOf(source: string): ReadonlySet<string> {
  return new Set(source.match(/`[^`]+`|\]\([^)\s]+|https?:[^\s)]+|\d+/gu));
}

/** Share of the marks that both have. */
function shared(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const all = one.union(other).size;
  return all === 0 ? 0 : one.intersection(other).size / all;
}
