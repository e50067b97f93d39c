import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { MENU_CLOSE_MS, MENU_OPEN_MS } from '../constants.ts';
import { usePageChange } from './use-page-change.ts';

interface MenuControl {
  ref: RefObject<HTMLDetailsElement | null>;
  /** For the `details` element. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** For its `summary`. */
  onClick: (event: MouseEvent) => void;
}

/**
 * What `details` cannot do by itself: it opens under a resting pointer, and closes by Escape,
 * by a press elsewhere, when the focus leaves and when another page comes. Open and closed stay the element's own state.
 */
export function useMenu(path: string): MenuControl {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);

  const turn = (open: boolean): void => {
    if (ref.current) ref.current.open = open;
  };
  const turnLater = (open: boolean, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isHovered.current = open && ref.current?.open === false;
      turn(open);
    }, delay);
  };

  usePageChange(path, () => {
    clearTimeout(timer.current);
    turn(false);
  });
  const openUnderPointer = useEffectEvent(() => {
    if (ref.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches) turnLater(true, MENU_OPEN_MS);
  });
  useEffect(() => {
    const menu = ref.current;
    // The pointer may have come before React did.
    openUnderPointer();
    const onPress = ({ target }: Event): void => {
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || menu?.open !== true) return;
      // What a pointer opened is closed by key too; whoever was inside is back at the start.
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
    ref,
    handlers: {
      onPointerEnter({ pointerType }) {
        if (pointerType === 'mouse') turnLater(true, MENU_OPEN_MS);
      },
      onPointerLeave({ pointerType }) {
        clearTimeout(timer.current);
        if (pointerType === 'mouse' && !hasFocusInside(ref.current)) turnLater(false, MENU_CLOSE_MS);
      },
      onBlur({ relatedTarget }) {
        if (relatedTarget && ref.current?.contains(relatedTarget) === false) turn(false);
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
