import { useId } from 'react';
import type { ReactNode } from 'react';
import { Collapsible } from './collapsible.tsx';

export interface AccordionProps {
  items: readonly { title: string; content: ReactNode; defaultOpen?: boolean }[];
  /** Whether several may be open at once. */
  type?: 'single' | 'multiple';
}

/** Questions with their answers behind them, between hairlines. */
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
