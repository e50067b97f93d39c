import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { lockPage } from './lock-page.ts';
import { animateIn, animateOut } from './animation.ts';
import type { DialogAnimation } from './animation.ts';

/** Properties that control a dialog. */
export interface DialogState {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user opens or closes the dialog. */
  onOpenChange: (open: boolean) => void;
  /** Whether Escape, a click outside and the back gesture close the dialog. */
  dismissible?: boolean;
  /** Called when the user tries to close a dialog that is not dismissible. */
  onClosePrevented?: () => void;
}

interface DialogOptions {
  /** Whether the page behind is inert while the dialog is open. */
  modal?: boolean;
  animation: DialogAnimation;
  /** Delay after closing until the page can be scrolled again, in milliseconds. */
  unlockDelay: number;
}

interface DialogControl {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether the dialog is in the page: open, or closing. */
  isPresent: boolean;
  dismissible: boolean;
  /** Called for a click outside, Escape and the close button. */
  dismiss: () => void;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onCancel: (event: SyntheticEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
    onClick: () => void;
  };
}

/**
 * Adds opening and closing animations to the `dialog` element. The browser does the rest: the page behind is inert, and
 * the focus stays inside and returns to the previous element.
 */
export function useDialog(state: DialogState, options: DialogOptions): DialogControl {
  const { open, onOpenChange, dismissible = true, onClosePrevented } = state;
  const { modal = true } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const pressStartedOutside = useRef(false);
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);

  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    for (const animation of dialog.getAnimations()) animation.cancel();
    if (!dialog.open) {
      if (modal) dialog.showModal();
      else dialog.show();
    }
    animateIn(dialog, options.animation);
    return modal ? lockPage() : () => undefined;
  });
  const hide = useEffectEvent(async (dialog: HTMLDialogElement, isCurrent: () => boolean) => {
    await animateOut(dialog, options.animation);
    if (!isCurrent()) return;
    dialog.close();
    setPresent(false);
  });
  const unlockDelay = useEffectEvent(() => options.unlockDelay);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isPresent || !dialog) return undefined;
    if (open) {
      const unlock = show(dialog);
      return () => {
        unlock(unlockDelay());
      };
    }
    let isCurrent = true;
    void hide(dialog, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [open, isPresent]);

  const dismiss = (): void => {
    if (dismissible) onOpenChange(false);
    else onClosePrevented?.();
  };
  return {
    ref,
    isPresent,
    dismissible,
    dismiss,
    handlers: {
      onKeyDown(event) {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Otherwise the browser would close it at once, without the animation.
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      },
      onCancel(event) {
        if (event.target !== ref.current) return;
        event.preventDefault();
        dismiss();
      },
      onMouseDown({ target, clientX, clientY }) {
        pressStartedOutside.current = modal && target === ref.current && !isInside(ref.current, clientX, clientY);
      },
      // Dragging or selecting text may start inside and end outside, which must not close the dialog.
      onClick() {
        if (pressStartedOutside.current) dismiss();
        pressStartedOutside.current = false;
      },
    },
  };
}

function isInside(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
