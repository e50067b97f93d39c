import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../words/words.ts';

export interface CodeGroupProps {
  items: { props: Record<string, unknown>; node: ReactNode }[];
}

/** Several code blocks in one place, told apart by their file names. */
export function CodeGroup({ items }: CodeGroupProps): ReactNode {
  const word = useWords();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const choose = (index: number): void => {
    const next = (index + items.length) % items.length;
    setChosen(next);
    tabs.current[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Forward is where the writing goes.
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = {
      [forward]: chosen + 1,
      [backward]: chosen - 1,
      Home: 0,
      End: items.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(step);
  };

  return (
    <div className="overflow-hidden rounded-lg border border-rule bg-leaf [&_pre]:m-0 [&_pre]:rounded-none [&_pre]:border-0">
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={word('codeGroup.label')}
        className="flex overflow-x-auto border-b border-rule"
        onKeyDown={onKeyDown}
      >
        {items.map(({ props }, index) => (
          <button
            key={index}
            ref={(tab) => {
              tabs.current[index] = tab;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => {
              setChosen(index);
            }}
            className="cursor-pointer border-b-2 border-transparent px-4 py-2.5 font-mono text-[0.8125rem] whitespace-nowrap text-soft hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            <bdi>{labelOf(props, index)}</bdi>
          </button>
        ))}
      </div>
      {items.map(({ node }, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
        >
          {node}
        </div>
      ))}
    </div>
  );
}

function labelOf({ filename, label, language }: Record<string, unknown>, index: number): string {
  const name = [label, filename, language].find((value) => typeof value === 'string');
  return name ?? String(index + 1);
}
