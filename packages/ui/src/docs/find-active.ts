/**
 * Which heading a reader is at, by the distances of all headings from the top of what can be seen:
 * the first in sight, else the last that has been read past; `-1` above all of them.
 */
export function findActive(distances: readonly number[], height: number): number {
  const inSight = distances.findIndex((distance) => distance >= 0 && distance < height);
  return inSight >= 0 ? inSight : distances.findLastIndex((distance) => distance < 0);
}
