import type { Direction } from '../direction/use-direction.ts';

/** Returns the tab that a key selects in a row or column of tabs; `undefined` for other keys. */
export function nextTab(
  key: string,
  { chosen, count, direction, isColumn }: { chosen: number; count: number; direction: Direction; isColumn: boolean },
): number | undefined {
  // Forward is the direction of the text.
  const inRow = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [forward, backward] = isColumn ? ['ArrowDown', 'ArrowUp'] : inRow;
  if (key === forward) return (chosen + 1) % count;
  if (key === backward) return (chosen - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
