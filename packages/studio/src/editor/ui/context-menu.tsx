import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { MenuList } from './menu-list.tsx';
import type { MenuItem } from './menu-list.tsx';

interface ContextMenuProps {
  label: string;
  items: readonly MenuItem[];
  anchor: Element;
  onClose: () => void;
}

/** Actions for one of many things: opened as soon as it is rendered, so that there is one menu for all of them. */
export function ContextMenu({ label, items, anchor, onClose }: ContextMenuProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.showPopover();
  }, []);
  return <MenuList ref={list} id={id} label={label} items={items} anchor={() => anchor} onClose={onClose} />;
}
