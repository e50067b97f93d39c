import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the end of the dialog. */
  actions?: ReactNode;
  /** For long content. */
  isWide?: boolean;
}

/** A native modal dialog: Escape closes it, the focus stays inside and is restored afterwards. */
export function Dialog({ title, onClose, children, actions, isWide = false }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect ends before the element is removed; the browser restores the focus only of an element in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`rs-dialog ${isWide ? 'rs-wide' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div className="rs-dialog-body">{children}</div>
      {actions !== undefined && <div className="rs-actions">{actions}</div>}
    </dialog>
  );
}
