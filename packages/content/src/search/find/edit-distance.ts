/** Returns the number of typing errors that are tolerated in a word, by its length: 0, 1 or 2. */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Edit distances of a word and a term. */
export interface Distance {
  /** Number of letters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
  whole: number;
  /** The distance to the beginning of `term`, for a word that is still being typed. */
  start: number;
}

/** Three rows of the distance table; reused, because a search compares thousands of words. */
let lines = makeLines(64);

function makeLines(width: number): [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
}

/** Returns the edit distance (optimal string alignment) of two words; distances above `max` are `max + 1`. */
export function editDistance(word: string, term: string, max: number): Distance {
  const far = max + 1;
  if (word.length - term.length > max) return { whole: far, start: far };
  // Longer beginnings of the term have a distance above the maximum.
  const width = Math.min(term.length, word.length + max);
  if (width >= lines[0].length) lines = makeLines(2 * width);
  let [before, last, line] = lines;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    line[0] = row;
    let min = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = word[row - 1] === term[column - 1];
      let cost = Math.min(
        (last[column] ?? far) + 1,
        (line[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      line[column] = cost;
      min = Math.min(min, cost);
    }
    if (min > max) return { whole: far, start: far };
    [before, last, line] = [last, line, before];
  }
  const whole = term.length > width ? far : (last[width] ?? far);
  const start = Math.min(far, ...last.subarray(0, width + 1));
  return { whole: Math.min(whole, far), start };
}
