import type { ReactNode } from 'react';
import { Tabs } from '../tabs/tabs.tsx';
import { useMessages } from '../messages/messages.ts';

/** Properties of `CodeGroup`. */
export interface CodeGroupProps {
  /** Code blocks with their properties. */
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Several code blocks in tabs, labelled with their file names. */
export function CodeGroup({ items }: CodeGroupProps): ReactNode {
  const message = useMessages();
  const tabs = items.map(({ props, node }, index) => ({ label: labelOf(props, index), content: node }));
  return <Tabs label={message('codeGroup.label')} tabs={tabs} focusablePanels={false} className="code-group" />;
}

function labelOf({ filename, label, language }: Record<string, unknown>, index: number): string {
  const name = [label, filename, language].find((value) => typeof value === 'string');
  return name ?? String(index + 1);
}
