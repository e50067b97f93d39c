import type { ReactNode } from 'react';
import { Features } from './features.tsx';
import type { Feature } from './features.tsx';

export interface SectionProps {
  title: string;
  /** A few words above the title. */
  eyebrow?: string | undefined;
  description?: ReactNode;
  /** What shows it: a picture, code, anything. Without it the words stand alone. */
  children?: ReactNode;
  /** The side of what is shown, as the writing goes. On a phone it is always below. */
  side?: 'start' | 'end';
  /** What else there is to say, in a row below. */
  features?: readonly Feature[] | undefined;
}

/** A part of a page: what is claimed on one side, what shows it on the other. */
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
