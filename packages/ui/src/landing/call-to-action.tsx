import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import type { ActionLink } from './actions.tsx';

/** Properties of `CallToAction`. */
export interface CallToActionProps {
  /** Title of the section. */
  title: string;
  /** Text below the title. */
  description?: ReactNode;
  /** Links; the first is the primary one. */
  links: readonly ActionLink[];
}

/** The last section of a page: a title, a sentence and links. */
export function CallToAction({ title, description, links }: CallToActionProps): ReactNode {
  return (
    <section className="closing">
      <h2>{title}</h2>
      {description !== undefined && <p>{description}</p>}
      <Actions links={links} />
    </section>
  );
}
