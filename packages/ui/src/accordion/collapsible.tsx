import type { ReactNode } from 'react';

/** Properties of `Collapsible`. */
export interface CollapsibleProps {
  /** Text of the line that opens and closes the content. */
  title: ReactNode;
  /** Content shown when it is open. */
  children: ReactNode;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
  /** Opening one closes all others with the same name. */
  name?: string | undefined;
}

/** Expandable content in a `details` element, so it works without script and the browser's search finds its text. */
export function Collapsible({ title, children, defaultOpen = false, name }: CollapsibleProps): ReactNode {
  return (
    <details name={name} open={defaultOpen} className="disclosure">
      <summary>
        {title}
        <span aria-hidden="true" className="disclosure-sign" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
