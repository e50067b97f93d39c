/** How an element comes and goes. */
export interface Move {
  /** Styles of the element while it is away. */
  away: (element: HTMLElement) => Record<string, string>;
  /** In milliseconds. */
  duration: number;
  easing: string;
}

/** The element comes from where it was away. */
export function enter(element: HTMLElement, { away, duration, easing }: Move): void {
  const timing = { duration: calm(duration), easing };
  element.animate([{ offset: 0, ...away(element) }], timing);
  fadeBackdrop(element, 0, timing);
}

/** The element goes, from wherever it is. */
export async function leave(element: HTMLElement, { away, duration, easing }: Move): Promise<void> {
  const timing = { duration: calm(duration), easing, fill: 'forwards' as const };
  fadeBackdrop(element, 1, timing);
  const animation = element.animate([{ offset: 1, ...away(element) }], timing);
  // Whoever takes the element out of the page ends its animation, too.
  await animation.finished.catch(() => undefined);
}

/** Takes an element that has got a new place from its old one to it. */
export function settle(element: HTMLElement, from: Record<string, string>, duration: number, easing: string): void {
  element.animate([{ offset: 0, ...from }], { duration: calm(duration), easing });
}

function fadeBackdrop(element: HTMLElement, offset: number, timing: KeyframeAnimationOptions): void {
  element.animate([{ offset, opacity: 0 }], { ...timing, pseudoElement: '::backdrop' });
}

/** Nothing moves for people who asked for less. */
function calm(duration: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
}
