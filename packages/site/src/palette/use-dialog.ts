import { useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

interface DialogControl {
  /** A press outside of the dialog, for browsers that do not support `closedby`. */
  handlers: { onMouseDown: (event: MouseEvent) => void; onClick: (event: MouseEvent) => void };
}

/** Keeps a dialog within the part of the window that the on-screen keyboard does not cover. */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>): DialogControl {
  const isPressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    const view = visualViewport;
    if (!view) return undefined;
    const fit = (): void => {
      element?.style.setProperty('--room', `${view.height}px`);
      element?.style.setProperty('--room-start', `${view.offsetTop}px`);
    };
    fit();
    const fitting = new AbortController();
    for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, { signal: fitting.signal });
    return () => {
      fitting.abort();
    };
  }, [dialog]);

  return {
    handlers: {
      onMouseDown({ target }) {
        isPressedBeside.current = target === dialog.current;
      },
      // A text that is marked from inside may end outside; that is no press beside it.
      onClick({ target }) {
        if (isPressedBeside.current && target === dialog.current) dialog.current?.close();
        isPressedBeside.current = false;
      },
    },
  };
}
