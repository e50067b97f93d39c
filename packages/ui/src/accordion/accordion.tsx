import { useId } from 'react';
import type { ReactNode } from 'react';
import { Collapsible } from './collapsible.tsx';

/** Properties of `Accordion`. */
export interface AccordionProps {
  /** Items: a title and the content shown when the item is open. */
  items: readonly { title: string; content: ReactNode; defaultOpen?: boolean }[];
  /** Whether only one or several items can be open at once. */
  type?: 'single' | 'multiple';
}

/** A list of items that can be expanded, separated by hairlines. */
export function Accordion({ items, type = 'single' }: AccordionProps): ReactNode {
  const name = useId();
  return (
    <div className="accordion-list">
      {items.map(({ title, content, defaultOpen = false }) => (
        <Collapsible key={title} title={title} defaultOpen={defaultOpen} name={type === 'single' ? name : undefined}>
          {content}
        </Collapsible>
      ))}
    </div>
  );
}
