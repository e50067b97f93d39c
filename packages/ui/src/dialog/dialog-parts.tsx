import type { ReactNode } from 'react';

/** Title, description, content and buttons of a dialog. */
export interface DialogContent {
  /** Title, which is also the accessible name. */
  title: string;
  /** Description below the title. */
  description?: string | undefined;
  /** Content of the dialog. */
  children?: ReactNode;
  /** Buttons at the end, below a separator line. */
  footer?: ReactNode;
}

/** Renders the title, description, content and buttons of a dialog. */
export function DialogParts({ id, title, description, children, footer }: DialogContent & { id: string }): ReactNode {
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

/** Returns the ARIA attributes that name and describe a dialog. */
export function dialogAttributes(id: string, description: string | undefined): Record<string, string | undefined> {
  return {
    'aria-labelledby': `${id}-title`,
    'aria-describedby': description === undefined ? undefined : `${id}-description`,
  };
}
