import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import type { IconName } from './icon.tsx';
import { MenuList } from './menu-list.tsx';
import type { MenuItem } from './menu-list.tsx';

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  icon?: IconName;
}

/** A button that opens a list of actions. */
export function Menu({ label, items, icon = 'more' }: MenuProps): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <span ref={anchor}>
      <IconButton icon={icon} label={label} popoverTarget={id} aria-haspopup="menu" />
      <MenuList id={id} label={label} items={items} anchor={() => anchor.current} />
    </span>
  );
}
