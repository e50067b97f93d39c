import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName;
  isDanger?: boolean;
  onChoose: () => void;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  icon?: IconName;
}

/** A button with a list of actions. */
export function Menu({ label, items, icon = 'more' }: MenuProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const current = entries.findIndex((entry) => entry.matches(':focus'));
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: entries.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };
  return (
    <span className="rs-menu-anchor">
      <IconButton icon={icon} label={label} popoverTarget={id} aria-haspopup="menu" />
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="rs-menu"
        onKeyDown={move}
        onToggle={({ newState }) => {
          if (newState === 'open') list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
        }}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            className={item.isDanger === true ? 'rs-danger-text' : undefined}
            onClick={() => {
              list.current?.hidePopover();
              item.onChoose();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </span>
  );
}
