import type { ReactNode } from 'react';
import { Tabs as KitTabs } from '../tabs/tabs.tsx';
import { useWords } from '../words/words.ts';

interface TabProps {
  /** What it is called; its number otherwise. */
  label?: string;
}

export interface TabsProps {
  items: { props: { readonly [Name in keyof TabProps]?: unknown }; node: ReactNode }[];
}

/** Prose in several versions: `::tabs` around `:::tab{label="…"}`. */
export function Tabs({ items }: TabsProps): ReactNode {
  const word = useWords();
  const tabs = items.map(({ props: { label }, node }, index) => ({
    label: typeof label === 'string' ? label : String(index + 1),
    content: node,
  }));
  return <KitTabs label={word('tabs.label')} tabs={tabs} panelStop={false} className="tabs-prose" />;
}
