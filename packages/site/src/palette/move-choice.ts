/** How far a page of the list goes. */
const PAGE = 6;

/** The place that a key moves the choice to; `undefined` for a key that does not move it. Arrows go round. */
export function moveChoice(key: string, place: number, count: number): number | undefined {
  const last = Math.max(count - 1, 0);
  switch (key) {
    case 'ArrowDown':
      return place >= last ? 0 : place + 1;
    case 'ArrowUp':
      return place <= 0 ? last : place - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(place + PAGE, last);
    case 'PageUp':
      return Math.max(place - PAGE, 0);
    default:
      return undefined;
  }
}
