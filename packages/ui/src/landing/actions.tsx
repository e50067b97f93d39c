import type { ReactNode } from 'react';
import { safeHref } from '../link/safe-href.ts';

export interface ActionLink {
  label: string;
  to: string;
  target?: string | undefined;
}

/** Where to go from here. The first is what most people want. */
export function Actions({ links }: { links: readonly ActionLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <p className="actions">
      {links.map(({ label, to, target }, place) => (
        <a key={to} href={safeHref(to)} target={target} className={place === 0 ? 'button' : 'button-quiet'}>
          {label}
        </a>
      ))}
    </p>
  );
}
