import type { ReactNode } from 'react';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `Card`. */
export interface CardProps {
  /** Title of the card. */
  title: string;
  /** URL of the whole card; without it, the card has no link and no hover effect. */
  to?: string;
  /** Picture at the top, as wide as the card. */
  picture?: ReactNode;
  /** Content above the title, such as an icon or a date. */
  top?: ReactNode;
  /** Label next to the title. */
  badge?: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** Target of the link, such as `_blank`. */
  target?: string;
}

/** A card with a title. If it has a URL, a corner folds under the pointer. */
export function Card({ title, to, picture, top, badge, children, level = 3, target }: CardProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      {picture !== undefined && <div className="card-picture">{picture}</div>}
      {top !== undefined && <div className="card-top">{top}</div>}
      <Heading className="card-title">
        {to === undefined ? (
          title
        ) : (
          <a href={safeHref(to)} target={target}>
            {title}
          </a>
        )}
        {badge !== undefined && <span className="card-badge">{badge}</span>}
      </Heading>
      {children !== undefined && <div className="card-body">{children}</div>}
    </article>
  );
}
