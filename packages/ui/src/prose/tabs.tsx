import type { ReactNode } from 'react';
import { Tabs } from '../tabs/tabs.tsx';
import { useMessages } from '../messages/messages.ts';

interface TabProps {
  /** Label of the tab; its number by default. */
  label?: string;
}

/** Properties of `ProseTabs`. */
export interface ProseTabsProps {
  /** Tabs with their properties. */
  items: { props: { readonly [Name in keyof TabProps]?: unknown }; node: ReactNode }[];
}

/** Tabs in prose: `::tabs` around `:::tab{label="…"}`. */
export function ProseTabs({ items }: ProseTabsProps): ReactNode {
  const message = useMessages();
  const tabs = items.map(({ props: { label }, node }, index) => ({
    label: typeof label === 'string' ? label : String(index + 1),
    content: node,
  }));
  return <Tabs label={message('tabs.label')} tabs={tabs} focusablePanels={false} className="tabs-prose" />;
}
