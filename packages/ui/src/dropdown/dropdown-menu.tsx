import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { useDirection } from '../direction/use-direction.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { useLandmark } from '../landmark/use-landmark.ts';
import './dropdown.css';
import type { MenuGroups, MenuItem } from './menu-item.ts';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `DropdownMenu`. */
export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Entries in groups. */
  groups: MenuGroups;
  /** Alignment of the menu with the button. */
  align?: 'start' | 'center' | 'end';
}

/**
 * A menu of actions. It works only after hydration; the menus of the site header are `details` elements instead. The
 * page behind stays usable: scrolling or clicking it closes the menu.
 */
export function DropdownMenu({ trigger, groups, align = 'start' }: DropdownMenuProps): ReactNode {
  const direction = useDirection();
  const [setTrigger, landmark] = useLandmark();
  return (
    <Primitive.Root modal={false} dir={direction}>
      <Primitive.Trigger asChild ref={setTrigger}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={landmark}>
        <Primitive.Content align={align} sideOffset={6} collisionPadding={8} loop className="dropdown">
          <Groups groups={groups} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Groups({ groups }: { groups: MenuGroups }): ReactNode {
  return groups.map((items, index) => (
    <Primitive.Group key={index} className="dropdown-group">
      {items.map((item) =>
        item.children ? <Submenu key={item.label} item={item} /> : <Entry key={item.label} item={item} />,
      )}
    </Primitive.Group>
  ));
}

function Entry({ item }: { item: MenuItem }): ReactNode {
  const { label, icon, color, disabled = false, keys, to, onSelect } = item;
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {keys && <Kbd keys={keys} />}
    </>
  );
  return (
    <Primitive.Item
      asChild={to !== undefined}
      disabled={disabled}
      textValue={label}
      data-color={color}
      className="dropdown-item"
      {...(onSelect && { onSelect })}
    >
      {to === undefined ? content : <a href={safeHref(to)}>{content}</a>}
    </Primitive.Item>
  );
}

function Submenu({ item: { label, icon, disabled = false, children } }: { item: MenuItem }): ReactNode {
  const [setTrigger, landmark] = useLandmark();
  return (
    <Primitive.Sub>
      <Primitive.SubTrigger ref={setTrigger} disabled={disabled} textValue={label} className="dropdown-item">
        {icon}
        <span>{label}</span>
        <svg viewBox="0 0 8 12" aria-hidden="true" className="dropdown-more" fill="none" stroke="currentColor">
          <path d="m1.5 1 5 5-5 5" strokeWidth="1.2" />
        </svg>
      </Primitive.SubTrigger>
      <Primitive.Portal container={landmark}>
        <Primitive.SubContent sideOffset={4} alignOffset={-6} collisionPadding={8} loop className="dropdown">
          {children && <Groups groups={children} />}
        </Primitive.SubContent>
      </Primitive.Portal>
    </Primitive.Sub>
  );
}
