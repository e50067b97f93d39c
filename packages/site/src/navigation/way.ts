/** Which way a page is turned. */
export type Way = 'forward' | 'back';

/** Back through the history is back; so is a link that calls itself `prev`. */
export function wayOf(event: NavigateEvent, currentIndex: number | undefined): Way {
  const { destination, navigationType } = event;
  if (navigationType === 'traverse') return destination.index < (currentIndex ?? -1) ? 'back' : 'forward';
  const { sourceElement } = event as NavigateEvent & { sourceElement?: Element | null };
  return sourceElement?.closest('a')?.rel === 'prev' ? 'back' : 'forward';
}
