import type { ReactNode } from 'react';
import { Tabs as KitTabs } from '../tabs/tabs.tsx';
import { useMessages } from '../messages/messages.ts';

interface TabProps {
  /** Label of the tab; its number by default. */
  label?: string;
}

/** Properties of `Tabs`. */
export interface TabsProps {
  /** Tabs with their properties. */
  items: { props: { readonly [Name in keyof TabProps]?: unknown }; node: ReactNode }[];
}

/** Tabs in prose: `::tabs` around `:::tab{label="…"}`. */
export function Tabs({ items }: TabsProps): ReactNode {
  const message = useMessages();
  const tabs = items.map(({ props: { label }, node }, index) => ({
    label: typeof label === 'string' ? label : String(index + 1),
    content: node,
  }));
  return <KitTabs label={message('tabs.label')} tabs={tabs} panelStop={false} className="tabs-prose" />;
}
