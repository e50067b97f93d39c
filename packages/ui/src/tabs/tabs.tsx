import { useId } from 'react';
import type { ReactNode } from 'react';

/** Properties of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs with their content. */
  tabs: readonly { label: string; content: ReactNode; disabled?: boolean }[];
  /** Index of the tab that is open at first. */
  defaultTab?: number;
  /** Direction in which the tabs are arranged. */
  orientation?: 'horizontal' | 'vertical';
  /** Whether panels are focusable; not needed if their content is focusable. */
  focusablePanels?: boolean;
  /** Further classes. */
  className?: string;
}

/**
 * Panels of which one is shown. All of them are in the HTML: without script they are shown below each other with their
 * names. The open panel is state of the DOM, which `startTabs` changes and React does not.
 */
export function Tabs({
  label,
  tabs,
  defaultTab = 0,
  orientation = 'horizontal',
  focusablePanels = true,
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
          tabIndex={focusablePanels ? 0 : undefined}
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
