/** How many letters a word may have wrong: none in the shortest, one in short ones, two in long ones. */
export function allowedEdits(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 7 ? 1 : 2;
}

export interface Distance {
  /** Letters to add, leave out, change or swap with their neighbour to make one word of the other. */
  whole: number;
  /** The same, to make the beginning of `term` of `word`: somebody is still typing. */
  start: number;
}

/** Three lines of the table that the distance is counted in; kept, since a guess compares thousands of words. */
let lines = makeLines(64);

function makeLines(width: number): [Uint8Array, Uint8Array, Uint8Array] {
  return [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
}

/** The distance between two words, where it is at most `most`; anything above that is just more. */
export function editDistance(word: string, term: string, most: number): Distance {
  const far = most + 1;
  if (word.length - term.length > most) return { whole: far, start: far };
  // What comes after this many letters of the term belongs to no beginning of it.
  const width = Math.min(term.length, word.length + most);
  if (width >= lines[0].length) lines = makeLines(2 * width);
  let [before, last, line] = lines;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    line[0] = row;
    let least = row;
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
      least = Math.min(least, cost);
    }
    if (least > most) return { whole: far, start: far };
    [before, last, line] = [last, line, before];
  }
  const whole = term.length > width ? far : (last[width] ?? far);
  const start = Math.min(far, ...last.subarray(0, width + 1));
  return { whole: Math.min(whole, far), start };
}
