import { MENU_OPEN_MS, MENU_SKIP_MS } from '../constants.ts';

/** When a menu was last closed, in milliseconds since the page was loaded. */
let closedAt = -Infinity;

/** To be called when a menu has closed, for whatever reason. */
export function noteClosed(): void {
  closedAt = performance.now();
}

/**
 * How long a pointer has to rest before a menu opens, in milliseconds. While another menu of the same name is open, or
 * shortly after it was closed, the next one opens without delay.
 */
export function openDelay(menu: HTMLDetailsElement | null): number {
  const isOneOpen = menu?.ownerDocument.querySelector(`details[name="${menu.name}"][open]`) != null;
  return isOneOpen || performance.now() - closedAt < MENU_SKIP_MS ? 0 : MENU_OPEN_MS;
}
