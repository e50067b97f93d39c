/** The middle one of the sorted numbers; of an even count the upper of the two. `undefined` without numbers. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
