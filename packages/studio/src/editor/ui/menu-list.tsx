import { useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

/** An item of a menu. */
export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Whether the action is destructive. */
  isDanger?: boolean;
  onChoose: () => void;
}

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** The element next to which the menu is opened. */
  anchor: () => Element | null;
  ref?: RefObject<HTMLDivElement | null>;
  onClose?: () => void;
}

/** Distance of a menu from its button, and from the upper and lower edge of the window, in pixels. */
const GAP = 4;

/** A popover with a list of actions, next to an element. */
export function MenuList({ id, label, items, anchor, ref, onClose }: MenuListProps): ReactNode {
  const ownRef = useRef<HTMLDivElement>(null);
  const list = ref ?? ownRef;
  const moveFocus = (event: KeyboardEvent): void => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const current = entries.findIndex((entry) => entry.matches(':focus'));
    const indexByKey: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: entries.length - 1,
    };
    const next = indexByKey[event.key];
    event.stopPropagation();
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="rs-menu"
      onKeyDown={moveFocus}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose?.();
        const element = list.current;
        const anchorElement = anchor();
        if (newState !== 'open' || !element) return;
        if (anchorElement) placeNextTo(element, anchorElement);
        element.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
      }}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          className={item.isDanger === true ? 'rs-danger-text' : undefined}
          onClick={(event) => {
            event.stopPropagation();
            list.current?.hidePopover();
            item.onChoose();
          }}
        >
          {item.icon && <Icon name={item.icon} />}
          {item.label}
        </button>
      ))}
    </div>
  );
}

/**
 * Positions the list below the anchor, or above it if there is not enough room. The content security policy of the site
 * allows styles that are set by a script.
 */
function placeNextTo(list: HTMLElement, anchor: Element): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { height } = list.getBoundingClientRect();
  const fitsBelow = bottom + GAP + height <= innerHeight;
  const blockStart = fitsBelow ? bottom + GAP : Math.max(GAP, top - GAP - height);
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  list.style.setProperty('inset-block-start', `${blockStart}px`);
  list.style.setProperty('inset-inline-end', `${isRightToLeft ? left : innerWidth - right}px`);
}
