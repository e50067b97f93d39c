import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { TabSet } from './tab-set.tsx';

export interface TabsProps {
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Prose in several versions: `::tabs` around `:::tab{label="…"}`. */
export function Tabs({ items }: TabsProps): ReactNode {
  const word = useWords();
  const tabs = items.map(({ props: { label }, node }, index) => ({
    name: typeof label === 'string' ? label : String(index + 1),
    node,
  }));
  return <TabSet label={word('tabs.label')} tabs={tabs} className="prose-tabs" />;
}
