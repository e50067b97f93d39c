import type { ReactNode } from 'react';
import { TabSet } from '../prose/tab-set.tsx';
import { useWords } from '../words/words.ts';

export interface CodeGroupProps {
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Several code blocks in one place, told apart by their file names. */
export function CodeGroup({ items }: CodeGroupProps): ReactNode {
  const word = useWords();
  const tabs = items.map(({ props, node }, index) => ({ name: labelOf(props, index), node }));
  return <TabSet label={word('codeGroup.label')} tabs={tabs} className="code-group" />;
}

function labelOf({ filename, label, language }: Record<string, unknown>, index: number): string {
  const name = [label, filename, language].find((value) => typeof value === 'string');
  return name ?? String(index + 1);
}
