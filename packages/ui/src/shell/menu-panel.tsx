import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { usePageChange } from '../menu/use-page-change.ts';
import { useMessages } from '../messages/messages.ts';
import { EntryList } from './entry-list.tsx';
import { ShellIcon } from './shell-icon.tsx';
import type { HeaderLink } from './links.ts';

const PANEL_ID = 'recto-menu';

/** Properties of `MenuPanel`. */
export interface MenuPanelProps {
  /** Entries of the header. */
  links: readonly HeaderLink[];
  /** Link shown as a button. */
  callToAction?: HeaderLink | undefined;
  /** Path of the page; a change closes the panel. */
  path: string;
  /** Further navigation below the entries of the header. */
  children?: ReactNode;
}

/**
 * A panel with the entries of the header on small screens. It is a popover, so it opens, closes on Escape and returns
 * the focus without script.
 */
export function MenuPanel({ links, callToAction, path, children }: MenuPanelProps): ReactNode {
  const message = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  // The browser announces the state of a popover; `aria-expanded` is set once React is loaded.
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    const isOpenAlready = panel.current?.matches(':popover-open') ?? false;
    setOpen(isOpenAlready);
    if (isOpenAlready) showCurrent(panel.current);
  }, []);
  usePageChange(path, () => {
    panel.current?.hidePopover();
  });

  const onToggle = ({ newState, target, currentTarget }: ToggleEvent<HTMLElement>): void => {
    // React also passes on the events of `details` elements inside.
    if (target !== currentTarget) return;
    setOpen(newState === 'open');
    if (newState === 'open') showCurrent(panel.current);
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) panel.current?.hidePopover();
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget && panel.current?.contains(relatedTarget) === false) panel.current.hidePopover();
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-controls={PANEL_ID}
        aria-expanded={isOpen}
        aria-label={message(isOpen === true ? 'header.close' : 'header.open')}
        className="icon-button lg:hidden"
      >
        <ShellIcon name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on links inside, which are also focusable */}
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        onToggle={onToggle}
        onClick={onClick}
        onBlur={onBlur}
        className="menu-panel lg:hidden"
      >
        <nav aria-label={message('header.menu')}>
          <EntryList links={callToAction ? [...links, callToAction] : links} />
          {children !== undefined && <div className="py-8">{children}</div>}
        </nav>
      </div>
    </>
  );
}

/** Scrolls an opened panel to the entry of the page, if it is not visible and the visitor has not scrolled yet. */
function showCurrent(panel: HTMLElement | null): void {
  const current = [...(panel?.querySelectorAll('[aria-current]') ?? [])].at(-1);
  const isHidden = current !== undefined && current.getBoundingClientRect().bottom > innerHeight;
  if (isHidden && panel?.scrollTop === 0) current.scrollIntoView({ block: 'center' });
}
