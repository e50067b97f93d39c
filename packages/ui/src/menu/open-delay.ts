import { MENU_OPEN_MS, MENU_SKIP_DELAY_MS } from '../constants.ts';

/** When a menu was last closed, in milliseconds since the page was loaded. */
let closedAt = -Infinity;

/** Records that a menu was closed. */
export function recordClosed(): void {
  closedAt = performance.now();
}

/**
 * Returns the delay before a menu opens under a resting pointer, in milliseconds. While another menu of the same name
 * is open, or shortly after it was closed, the next one opens without delay.
 */
export function openDelay(menu: HTMLDetailsElement | null): number {
  const isOneOpen = menu?.ownerDocument.querySelector(`details[name="${menu.name}"][open]`) != null;
  return isOneOpen || performance.now() - closedAt < MENU_SKIP_DELAY_MS ? 0 : MENU_OPEN_MS;
}
