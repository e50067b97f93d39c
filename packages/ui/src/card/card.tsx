import type { ReactNode } from 'react';

export interface CardProps {
  title: string;
  /** Where the whole card leads; without one nothing of it moves. */
  to?: string;
  /** What stands above the title: an icon, a picture, a badge. */
  top?: ReactNode;
  children?: ReactNode;
  /** Level of the title among the headings of the page. */
  level?: 2 | 3 | 4;
  target?: string;
}

/** A leaf of paper with a title. If it leads somewhere, a corner folds under the pointer. */
export function Card({ title, to, top, children, level = 3, target }: CardProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <article className="card">
      {top !== undefined && <div className="card-top">{top}</div>}
      <Heading className="card-title">
        {to === undefined ? (
          title
        ) : (
          <a href={to} target={target}>
            {title}
          </a>
        )}
      </Heading>
      {children !== undefined && <div className="card-body">{children}</div>}
    </article>
  );
}
