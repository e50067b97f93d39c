import type { ReactNode } from 'react';
import { safeHref } from '../link/safe-href.ts';

/** One feature of a list. */
export interface Feature {
  /** Title of the feature. */
  title: string;
  /** Text below the title. */
  description: ReactNode;
  /** Decorative icon above the title. */
  icon?: ReactNode;
  /** URL of a page with details. */
  to?: string | undefined;
}

/** Properties of `Features`. */
export interface FeaturesProps {
  /** Features in the order they are shown. */
  features: readonly Feature[];
  /** Heading level of the titles. */
  level?: 2 | 3;
  /** Further classes of the list. */
  className?: string;
}

/** Features in a grid of short texts. */
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
