/** The animation of an element that appears and disappears. */
export interface DialogAnimation {
  /** Styles of the hidden element. */
  hiddenStyles: (element: HTMLElement) => Record<string, string>;
  /** Duration in milliseconds. */
  duration: number;
  /** Easing of the animation. */
  easing: string;
}

/** Animates an element that appears. */
export function animateIn(element: HTMLElement, { hiddenStyles, duration, easing }: DialogAnimation): void {
  const timing = { duration: motionDuration(duration), easing };
  element.animate([{ offset: 0, ...hiddenStyles(element) }], timing);
  fadeBackdrop(element, 0, timing);
}

/** Animates an element that disappears from its current position. */
export async function animateOut(
  element: HTMLElement,
  { hiddenStyles, duration, easing }: DialogAnimation,
): Promise<void> {
  const timing = { duration: motionDuration(duration), easing, fill: 'forwards' as const };
  fadeBackdrop(element, 1, timing);
  const animation = element.animate([{ offset: 1, ...hiddenStyles(element) }], timing);
  // Removing the element from the page cancels its animation.
  await animation.finished.catch(() => undefined);
}

/** Animates an element from the given styles to its current ones. */
export function animateFrom(
  element: HTMLElement,
  from: Record<string, string>,
  duration: number,
  easing: string,
): void {
  element.animate([{ offset: 0, ...from }], { duration: motionDuration(duration), easing });
}

function fadeBackdrop(element: HTMLElement, offset: number, timing: KeyframeAnimationOptions): void {
  element.animate([{ offset, opacity: 0 }], { ...timing, pseudoElement: '::backdrop' });
}

/** Disables animations for users who prefer reduced motion. */
function motionDuration(duration: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
}
