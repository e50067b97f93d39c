import type { Direction } from '../direction/use-direction.ts';

/** Where a key leads among tabs that stand in a row or a column; nowhere for most of them. */
export function nextTab(
  key: string,
  { chosen, count, direction, isColumn }: { chosen: number; count: number; direction: Direction; isColumn: boolean },
): number | undefined {
  // Forward is where the writing goes.
  const inRow = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const [forward, backward] = isColumn ? ['ArrowDown', 'ArrowUp'] : inRow;
  if (key === forward) return (chosen + 1) % count;
  if (key === backward) return (chosen - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
