/** Direction of a page transition. */
export type Direction = 'forward' | 'back';

/** Returns the direction of a navigation: back for an earlier history entry and for a link with `rel="prev"`. */
export function directionOf(event: NavigateEvent, currentIndex: number | undefined): Direction {
  const { destination, navigationType } = event;
  if (navigationType === 'traverse') return destination.index < (currentIndex ?? -1) ? 'back' : 'forward';
  const { sourceElement } = event as NavigateEvent & { sourceElement?: Element | null };
  return sourceElement?.closest('a')?.rel === 'prev' ? 'back' : 'forward';
}
