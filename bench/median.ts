/** Returns the median; for an even count the upper of the two middle numbers. `undefined` without numbers. */
export function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
