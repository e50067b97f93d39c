import type { ReactNode } from 'react';
import { Features } from './features.tsx';
import type { Feature } from './features.tsx';

/** Properties of `Section`. */
export interface SectionProps {
  /** Title of the section. */
  title: string;
  /** Short text above the title. */
  eyebrow?: string | undefined;
  /** Text below the title. */
  description?: ReactNode;
  /** Illustration: a picture, code or other content. Without it, the text uses the whole width. */
  children?: ReactNode;
  /** Side of the illustration in reading direction. On a phone it is always below. */
  side?: 'start' | 'end';
  /** Features in a row below. */
  features?: readonly Feature[] | undefined;
}

/** A section of a landing page: text on one side, an illustration on the other. */
export function Section({ title, eyebrow, description, children, side = 'end', features }: SectionProps): ReactNode {
  return (
    <section className="chapter" data-side={children === undefined ? undefined : side}>
      <div className="chapter-claim">
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <h2>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </div>
      {children !== undefined && <div className="chapter-show">{children}</div>}
      {features && <Features features={features} className="features-row" />}
    </section>
  );
}
