/** Returns the known name that is most similar to a misspelt one, with at most two changed letters, ignoring case. */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, distance: editDistance(misspelt.toLowerCase(), name.toLowerCase()) }));
  const [best] = distances.sort((a, b) => a.distance - b.distance);
  return best && best.distance <= 2 ? best.name : undefined;
}

/** Number of letters to insert, delete or replace to turn one text into the other (Levenshtein distance). */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      current.push(
        Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + cost),
      );
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}
