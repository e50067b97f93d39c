import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { MENU_CLOSE_MS } from '../constants.ts';
import { recordClosed, openDelay } from './open-delay.ts';
import { usePageChange } from './use-page-change.ts';

interface MenuControl {
  /** Properties of the `details` element. */
  menu: {
    ref: RefObject<HTMLDetailsElement | null>;
    onBlur: (event: FocusEvent) => void;
    onToggle: () => void;
  };
  /** Properties of the element that opens the menu under a pointer: the `details` element or one around it. */
  hover: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  /** Click handler of the `summary` element. */
  onClick: (event: MouseEvent) => void;
}

/**
 * Adds to a `details` element that it opens under a resting pointer, and closes on Escape, a click outside, when the
 * focus leaves and on navigation. The open state remains that of the element. The pointer may also rest on the closest
 * element that matches the selector `hoverArea`.
 */
export function useMenu(path: string, hoverArea = 'details'): MenuControl {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);

  const setOpen = (open: boolean): void => {
    if (ref.current) ref.current.open = open;
  };
  const setOpenByPointer = (open: boolean): void => {
    isHovered.current = open && ref.current?.open === false;
    setOpen(open);
  };
  const openByPointer = (): void => {
    clearTimeout(timer.current);
    const delay = openDelay(ref.current);
    if (delay === 0) setOpenByPointer(true);
    else timer.current = setTimeout(setOpenByPointer, delay, true);
  };

  usePageChange(path, () => {
    clearTimeout(timer.current);
    setOpen(false);
  });
  const openUnderPointer = useEffectEvent(() => {
    if (ref.current?.closest(hoverArea)?.matches(':hover') === true && matchMedia('(hover: hover)').matches)
      openByPointer();
  });
  useEffect(() => {
    const menu = ref.current;
    // The pointer may have been on the menu before React was loaded.
    openUnderPointer();
    const onPress = ({ target }: Event): void => {
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || menu?.open !== true) return;
      // Escape also closes a menu that the pointer opened; a focus inside returns to the summary.
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return {
    menu: {
      ref,
      onBlur({ relatedTarget }) {
        if (relatedTarget && ref.current?.contains(relatedTarget) === false) setOpen(false);
      },
      onToggle() {
        if (ref.current?.open === false) recordClosed();
      },
    },
    hover: {
      onPointerEnter({ pointerType }) {
        if (pointerType === 'mouse') openByPointer();
      },
      onPointerLeave({ pointerType }) {
        clearTimeout(timer.current);
        if (pointerType === 'mouse' && !hasFocusInside(ref.current))
          timer.current = setTimeout(setOpenByPointer, MENU_CLOSE_MS, false);
      },
    },
    onClick(event) {
      clearTimeout(timer.current);
      // A click right after the pointer opened the menu means "open", not "close".
      if (isHovered.current) event.preventDefault();
      isHovered.current = false;
    },
  };
}

function hasFocusInside(menu: HTMLElement | null): boolean {
  return menu !== null && menu.contains(document.activeElement) && document.activeElement !== document.body;
}
