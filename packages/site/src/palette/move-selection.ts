/** Number of options that Page Up and Page Down move by. */
const PAGE_SIZE = 6;

/** Returns the index that a key moves the selection to; `undefined` for other keys. Arrow keys wrap around. */
export function moveSelection(key: string, index: number, count: number): number | undefined {
  const last = Math.max(count - 1, 0);
  switch (key) {
    case 'ArrowDown':
      return index >= last ? 0 : index + 1;
    case 'ArrowUp':
      return index <= 0 ? last : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(index + PAGE_SIZE, last);
    case 'PageUp':
      return Math.max(index - PAGE_SIZE, 0);
    default:
      return undefined;
  }
}
