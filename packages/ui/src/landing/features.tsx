import type { ReactNode } from 'react';
import { safeHref } from '../link/safe-href.ts';

export interface Feature {
  title: string;
  description: ReactNode;
  /** An ornament above the title. */
  icon?: ReactNode;
  /** Where one reads more of it. */
  to?: string | undefined;
}

export interface FeaturesProps {
  features: readonly Feature[];
  /** Level of the titles among the headings of the page. */
  level?: 2 | 3;
  className?: string;
}

/** What a thing can do, in a grid of short texts below hairlines. */
export function Features({ features, level = 3, className = '' }: FeaturesProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`features ${className}`.trim()}>
      {features.map(({ title, description, icon, to }) => (
        <li key={title}>
          {icon !== undefined && (
            <span className="feature-icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <Heading>
            {to === undefined ? (
              title
            ) : (
              <a href={safeHref(to)} className="feature-link">
                {title}
                <span className="glyph glyph-chevron" aria-hidden="true" />
              </a>
            )}
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
