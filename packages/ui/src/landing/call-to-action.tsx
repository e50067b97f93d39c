import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import type { ActionLink } from './actions.tsx';

export interface CallToActionProps {
  title: string;
  description?: ReactNode;
  links: readonly ActionLink[];
}

/** The last word of a page: a title, a sentence, and where to go. */
export function CallToAction({ title, description, links }: CallToActionProps): ReactNode {
  return (
    <section className="closing">
      <h2>{title}</h2>
      {description !== undefined && <p>{description}</p>}
      <Actions links={links} />
    </section>
  );
}
