/**
 * Finds the heading of the section that is being read, from the distances of all headings to the top of the viewport:
 * the first visible one, or the last one above; `-1` before the first heading.
 */
export function findActive(distances: readonly number[], height: number): number {
  const firstVisible = distances.findIndex((distance) => distance >= 0 && distance < height);
  return firstVisible >= 0 ? firstVisible : distances.findLastIndex((distance) => distance < 0);
}
