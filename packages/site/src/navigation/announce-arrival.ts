import { ANNOUNCER_ID } from './arrival.ts';

/** Tells people who do not see the screen that the page has changed: focus goes to `main`, its title is read out. */
export function announceArrival(title: string, document: Document): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const announcer = document.querySelector(`#app > #${ANNOUNCER_ID}`);
  if (announcer) announcer.textContent = title;
}
