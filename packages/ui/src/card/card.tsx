import type { ReactNode } from 'react';
import { safeHref } from '../link/safe-href.ts';

export interface CardProps {
  title: string;
  /** Where the whole card leads; without one nothing of it moves. */
  to?: string;
  /** What it shows, from edge to edge. */
  picture?: ReactNode;
  /** What stands above the title: an icon, a date. */
  top?: ReactNode;
  /** What kind of thing it is, beside the title. */
  badge?: ReactNode;
  children?: ReactNode;
  /** Level of the title among the headings of the page. */
  level?: 2 | 3 | 4;
  target?: string;
}

/** A leaf of paper with a title. If it leads somewhere, a corner folds under the pointer. */
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
