import { useId } from 'react';
import type { ReactNode } from 'react';

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

/**
 * Several panels in one place. All of them are in the HTML: without script they are shown below each other, by name.
 * The open one is state of the DOM: `startTabs` changes it, and React does not.
 */
export function Tabs({
  label,
  tabs,
  defaultTab = 0,
  orientation = 'horizontal',
  panelStop = true,
  className = '',
}: TabsProps): ReactNode {
  const id = useId();
  return (
    <div className={`tabs ${className}`.trim()} data-orientation={orientation} data-tabs>
      <div role="tablist" aria-label={label} aria-orientation={orientation} className="tab-list needs-script">
        {tabs.map((tab, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            disabled={tab.disabled}
            aria-selected={index === defaultTab}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === defaultTab ? 0 : -1}
            suppressHydrationWarning
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
          data-state={index === defaultTab ? 'active' : 'inactive'}
          suppressHydrationWarning
          className="tab-panel"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
