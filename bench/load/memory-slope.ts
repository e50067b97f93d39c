/** Memory in bytes at a time in seconds. */
export type MemorySample = readonly [second: number, bytes: number];

/** Growth of memory in bytes per minute: the slope of the line through the samples (least squares). */
export function memorySlope(samples: readonly MemorySample[]): number {
  const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const middle = meanOf(samples.map(([second]) => second));
  const level = meanOf(samples.map(([, bytes]) => bytes));
  const spread = samples.reduce((sum, [second]) => sum + (second - middle) ** 2, 0);
  const together = samples.reduce((sum, [second, bytes]) => sum + (second - middle) * (bytes - level), 0);
  return spread === 0 ? 0 : (together / spread) * 60;
}

/**
 * The lowest value in each tenth of the samples. The heap of a program rises until garbage is collected, so its lowest
 * values show what the program keeps.
 */
export function lowestOfTenths(samples: readonly MemorySample[]): MemorySample[] {
  const size = Math.max(1, Math.ceil(samples.length / 10));
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    samples.slice(index * size, (index + 1) * size),
  ).map((part) => part.reduce((lowest, one) => (one[1] < lowest[1] ? one : lowest)));
}
