/** The animation of an element that appears and disappears. */
export interface Move {
  /** Styles of the hidden element. */
  away: (element: HTMLElement) => Record<string, string>;
  /** Duration in milliseconds. */
  duration: number;
  /** Easing of the animation. */
  easing: string;
}

/** Animates an element that appears. */
export function enter(element: HTMLElement, { away, duration, easing }: Move): void {
  const timing = { duration: calm(duration), easing };
  element.animate([{ offset: 0, ...away(element) }], timing);
  fadeBackdrop(element, 0, timing);
}

/** Animates an element that disappears from its current position. */
export async function leave(element: HTMLElement, { away, duration, easing }: Move): Promise<void> {
  const timing = { duration: calm(duration), easing, fill: 'forwards' as const };
  fadeBackdrop(element, 1, timing);
  const animation = element.animate([{ offset: 1, ...away(element) }], timing);
  // Removing the element from the page cancels its animation.
  await animation.finished.catch(() => undefined);
}

/** Animates an element from its old to its new position. */
export function settle(element: HTMLElement, from: Record<string, string>, duration: number, easing: string): void {
  element.animate([{ offset: 0, ...from }], { duration: calm(duration), easing });
}

function fadeBackdrop(element: HTMLElement, offset: number, timing: KeyframeAnimationOptions): void {
  element.animate([{ offset, opacity: 0 }], { ...timing, pseudoElement: '::backdrop' });
}

/** Disables animations for users who prefer reduced motion. */
function calm(duration: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
}
