import { useEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const ITEMS = 'button:not(:disabled), select';

/**
 * Arrow keys, Home and End move the focus between the controls of a toolbar, which is one stop of the Tab key. Returns
 * the handler of its keys.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const itemsOf = (): HTMLElement[] => [...(toolbar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  // The controls depend on the selection, so they are read after each rendering.
  useEffect(() => {
    const items = itemsOf();
    const stop = items.find((item) => item.tabIndex === 0) ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  });
  return (event) => {
    const items = itemsOf();
    const index = items.indexOf(event.target as HTMLElement);
    const isRightToLeft = toolbar.current?.matches(':dir(rtl)') === true;
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const next = {
      [forward]: (index + 1) % items.length,
      [backward]: (index + items.length - 1) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const target = next === undefined || index === -1 ? undefined : items[next];
    if (!target) return;
    event.preventDefault();
    for (const item of items) item.tabIndex = item === target ? 0 : -1;
    target.focus();
  };
}
