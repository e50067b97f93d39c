import type { ReactNode } from 'react';

export interface DialogText {
  title: string;
  description?: string | undefined;
  children?: ReactNode;
  /** Buttons below a hairline. */
  footer?: ReactNode;
}

/** What a dialog says: its name and purpose, what it is about, what can be done. */
export function DialogParts({ id, title, description, children, footer }: DialogText & { id: string }): ReactNode {
  return (
    <>
      <header className="dialog-head" data-drag>
        <h2 id={`${id}-title`}>{title}</h2>
        {description !== undefined && <p id={`${id}-description`}>{description}</p>}
      </header>
      {children !== undefined && <div className="dialog-body">{children}</div>}
      {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
    </>
  );
}

/** How a dialog names itself to whoever listens. */
export function dialogNames(id: string, description: string | undefined): Record<string, string | undefined> {
  return {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': description === undefined ? undefined : `${id}-description`,
  };
}
