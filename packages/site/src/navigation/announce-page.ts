import { ANNOUNCER_ID } from './jump.ts';

/** Announces a page change to screen readers: moves the focus to `main` and writes the title to the live region. */
export function announcePage(title: string, document: Document): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  const announcer = document.querySelector(`#app > #${ANNOUNCER_ID}`);
  if (announcer) announcer.textContent = title;
}
