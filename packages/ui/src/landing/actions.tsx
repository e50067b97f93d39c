import type { ReactNode } from 'react';
import { safeHref } from '../link/safe-href.ts';

/** A link that is an action. */
export interface ActionLink {
  /** Text of the link. */
  label: string;
  /** URL of the link. */
  to: string;
  /** Target of the link, such as `_blank`. */
  target?: string | undefined;
}

/** Links to the next steps; the first is the primary one. */
export function Actions({ links }: { links: readonly ActionLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <p className="actions">
      {links.map(({ label, to, target }, index) => (
        <a key={to} href={safeHref(to)} target={target} className={index === 0 ? 'button' : 'button-quiet'}>
          {label}
        </a>
      ))}
    </p>
  );
}
