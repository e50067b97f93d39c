import { useEffect, useRef } from 'react';
import type { MouseEvent, RefObject } from 'react';

interface Dialog {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** The press beside it. */
  handlers: { onMouseDown: (event: MouseEvent) => void; onClick: () => void };
}

/** Opens with its element, and fits into what a keyboard on the screen leaves of it. */
export function useDialog(): Dialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const close = (): void => {
    dialog.current?.close();
  };

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
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
  }, []);

  return {
    dialog,
    close,
    handlers: {
      onMouseDown({ target }) {
        isPressedBeside.current = target === dialog.current;
      },
      // A text that is marked from inside may end outside; that is no press beside it.
      onClick() {
        if (isPressedBeside.current) close();
        isPressedBeside.current = false;
      },
    },
  };
}
