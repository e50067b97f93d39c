/** Number of options that Page Up and Page Down move by. */
const PAGE = 6;

/** Returns the index that a key moves the selection to; `undefined` for other keys. Arrow keys wrap around. */
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
