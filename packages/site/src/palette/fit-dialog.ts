const VIEWPORT_PROPERTIES = ['--room', '--room-start'] as const;

/** Keeps a dialog within the part of the window that the on-screen keyboard does not cover. */
export function fitDialog(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const view = visualViewport;
  if (!view) return;
  const fit = (): void => {
    for (const [index, size] of [view.height, view.offsetTop].entries()) {
      dialog.style.setProperty(VIEWPORT_PROPERTIES[index] ?? '', `${size}px`);
    }
  };
  fit();
  for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, { signal });
  signal.addEventListener('abort', () => {
    for (const name of VIEWPORT_PROPERTIES) dialog.style.removeProperty(name);
  });
}

/** Closes a dialog by a press outside of it, for browsers that do not support `closedby`. */
export function closeOnOutsideClick(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let isPressedOutside = false;
  dialog.addEventListener(
    'mousedown',
    ({ target }) => {
      isPressedOutside = target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      // A text selection that starts inside may end outside; that does not close the dialog.
      if (isPressedOutside && target === dialog) dialog.close();
      isPressedOutside = false;
    },
    { signal },
  );
}
