/**
 * Returns the word of `words` with the smallest edit distance to `word`, if the distance is at most half the length of
 * the returned word.
 */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const byDistance = words
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = byDistance;
  return best && best.distance * 2 <= best.candidate.length ? best.candidate : undefined;
}

/** Levenshtein distance: letters to add, remove or replace to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1];
    for (const [column, other] of to.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
