import type { ReactNode } from 'react';

export interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  /** Those with one name close each other. */
  name?: string | undefined;
}

/** A line with more behind it. It is the browser's own, so it opens without script and its text can be found. */
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
