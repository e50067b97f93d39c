/**
 * Finds the heading of the section that is being read, from the distances of all headings to the top of the viewport:
 * the first visible one, or the last one above; `-1` before the first heading.
 */
export function findActive(distances: readonly number[], height: number): number {
  const inSight = distances.findIndex((distance) => distance >= 0 && distance < height);
  return inSight >= 0 ? inSight : distances.findLastIndex((distance) => distance < 0);
}
