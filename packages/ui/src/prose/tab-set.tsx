import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface TabSetProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly { name: string; node: ReactNode }[];
  /** How tabs and panels look together. */
  className: string;
}

/** Several panels in one place. Where no script runs all of them are shown, each under its name. */
export function TabSet({ label, tabs, className }: TabSetProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const choose = (index: number): void => {
    const next = (index + tabs.length) % tabs.length;
    setChosen(next);
    buttons.current[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Forward is where the writing goes.
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const steps: Record<string, number> = {
      [forward]: chosen + 1,
      [backward]: chosen - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(step);
  };

  return (
    <div className={className}>
      <div role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={index}
            ref={(tab) => {
              buttons.current[index] = tab;
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
          >
            <bdi>{name}</bdi>
          </button>
        ))}
      </div>
      {tabs.map(({ name, node }, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-name={name}
          data-state={index === chosen ? 'active' : 'inactive'}
        >
          {node}
        </div>
      ))}
    </div>
  );
}
