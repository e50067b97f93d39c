import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { lockPage } from './lock-page.ts';
import { enter, leave } from './move.ts';
import type { Move } from './move.ts';

/** What the one who shows a dialog says of it, and hears from it. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Closes by Escape, by a press beside it and by the gesture of a phone. */
  dismissible?: boolean;
  /** Someone wanted to close what cannot be dismissed. */
  onClosePrevented?: () => void;
}

interface DialogOptions {
  /** Whether the page behind waits until it is closed. */
  modal?: boolean;
  move: Move;
  /** When the page behind scrolls again after closing, in milliseconds. */
  restoreAfter: number;
}

interface DialogControl {
  ref: RefObject<HTMLDialogElement | null>;
  /** In the page: open, or on its way out. */
  isPresent: boolean;
  dismissible: boolean;
  /** What a press beside it, Escape and a close button ask for. */
  dismiss: () => void;
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onCancel: (event: SyntheticEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
    onClick: () => void;
  };
}

/**
 * What the browser's dialog lacks: it comes and goes in its own time. The rest is the browser's: the page behind
 * is inert, the focus stays inside and returns to where it was.
 */
export function useDialog(state: DialogState, options: DialogOptions): DialogControl {
  const { open, onOpenChange, dismissible = true, onClosePrevented } = state;
  const { modal = true } = options;
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);

  const show = useEffectEvent((dialog: HTMLDialogElement) => {
    for (const animation of dialog.getAnimations()) animation.cancel();
    if (!dialog.open) {
      if (modal) dialog.showModal();
      else dialog.show();
    }
    enter(dialog, options.move);
    return modal ? lockPage() : () => undefined;
  });
  const hide = useEffectEvent(async (dialog: HTMLDialogElement, isCurrent: () => boolean) => {
    await leave(dialog, options.move);
    if (!isCurrent()) return;
    dialog.close();
    setPresent(false);
  });
  const restoreAfter = useEffectEvent(() => options.restoreAfter);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isPresent || !dialog) return undefined;
    if (open) {
      const unlock = show(dialog);
      return () => {
        unlock(restoreAfter());
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
        // Else the browser would close it at once, without its way out.
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
        isPressedBeside.current = modal && target === ref.current && !isInside(ref.current, clientX, clientY);
      },
      // What was dragged or marked from inside may end outside; that is no press beside it.
      onClick() {
        if (isPressedBeside.current) dismiss();
        isPressedBeside.current = false;
      },
    },
  };
}

function isInside(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
