import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { nextTab } from './tab-keys.ts';

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly { label: string; content: ReactNode; disabled?: boolean }[];
  /** The one that is open at first. */
  defaultTab?: number;
  /** Beside each other or below each other. */
  orientation?: 'horizontal' | 'vertical';
  /** Whether keys stop at the panel: not where they reach what is in it. */
  panelStop?: boolean;
  /** Another look, beside that of all tabs. */
  className?: string;
}

/** Several leaves in one place. All of them are in the page: without script they stand below each other, by name. */
export function Tabs({
  label,
  tabs,
  defaultTab = 0,
  orientation = 'horizontal',
  panelStop = true,
  className = '',
}: TabsProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(defaultTab);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const enabled = tabs.flatMap(({ disabled = false }, index) => (disabled ? [] : [index]));
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const place = { chosen: enabled.indexOf(chosen), count: enabled.length, direction } as const;
    const next = enabled[nextTab(event.key, { ...place, isColumn: orientation === 'vertical' }) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    buttons.current[next]?.focus();
  };

  return (
    <div className={`tabs ${className}`.trim()} data-orientation={orientation} data-live>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        aria-orientation={orientation}
        onKeyDown={onKeyDown}
        className="tab-list needs-script"
      >
        {tabs.map((tab, index) => (
          <button
            key={index}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            disabled={tab.disabled}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => {
              setChosen(index);
            }}
            className="tab"
          >
            <bdi>{tab.label}</bdi>
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={index}
          role="tabpanel"
          tabIndex={panelStop ? 0 : undefined}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-name={tab.label}
          data-state={index === chosen ? 'active' : 'inactive'}
          className="tab-panel"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
