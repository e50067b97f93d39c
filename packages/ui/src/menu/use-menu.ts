import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { MENU_CLOSE_MS } from '../constants.ts';
import { noteClosed, openDelay } from './open-delay.ts';
import { usePageChange } from './use-page-change.ts';

interface MenuControl {
  /** For the `details` element. */
  menu: {
    ref: RefObject<HTMLDetailsElement | null>;
    onBlur: (event: FocusEvent) => void;
    onToggle: () => void;
  };
  /** For the element that opens the menu under a pointer; the `details` element is inside of it, or is the same. */
  hover: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  /** For its `summary`. */
  onClick: (event: MouseEvent) => void;
}

/**
 * What `details` cannot do by itself: it opens under a resting pointer, and closes by Escape,
 * by a press elsewhere, when the focus leaves and when another page comes. Open and closed stay the element's own state.
 * A pointer may also rest on the `details` element's closest `hoverArea`, a selector.
 */
export function useMenu(path: string, hoverArea = 'details'): MenuControl {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);

  const turn = (open: boolean): void => {
    if (ref.current) ref.current.open = open;
  };
  const turnByPointer = (open: boolean): void => {
    isHovered.current = open && ref.current?.open === false;
    turn(open);
  };
  const openByPointer = (): void => {
    clearTimeout(timer.current);
    const delay = openDelay(ref.current);
    if (delay === 0) turnByPointer(true);
    else timer.current = setTimeout(turnByPointer, delay, true);
  };

  usePageChange(path, () => {
    clearTimeout(timer.current);
    turn(false);
  });
  const openUnderPointer = useEffectEvent(() => {
    if (ref.current?.closest(hoverArea)?.matches(':hover') === true && matchMedia('(hover: hover)').matches)
      openByPointer();
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
    menu: {
      ref,
      onBlur({ relatedTarget }) {
        if (relatedTarget && ref.current?.contains(relatedTarget) === false) turn(false);
      },
      onToggle() {
        if (ref.current?.open === false) noteClosed();
      },
    },
    hover: {
      onPointerEnter({ pointerType }) {
        if (pointerType === 'mouse') openByPointer();
      },
      onPointerLeave({ pointerType }) {
        clearTimeout(timer.current);
        if (pointerType === 'mouse' && !hasFocusInside(ref.current))
          timer.current = setTimeout(turnByPointer, MENU_CLOSE_MS, false);
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
