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

/** A context menu that opens as soon as it is rendered, so that many items can share one menu. */
export function ContextMenu({ label, items, anchor, onClose }: ContextMenuProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.showPopover();
  }, []);
  return <MenuList ref={list} id={id} label={label} items={items} anchor={() => anchor} onClose={onClose} />;
}
