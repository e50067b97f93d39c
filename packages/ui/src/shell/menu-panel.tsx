import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { usePageChange } from '../menu/use-page-change.ts';
import { useWords } from '../words/words.ts';
import { Glyph } from './glyph.tsx';
import { EntryLink } from './header-entry.tsx';
import type { HeaderLink } from './links.ts';

const PANEL_ID = 'recto-menu';

export interface MenuPanelProps {
  links: readonly HeaderLink[];
  callToAction?: HeaderLink | undefined;
  /** Address of the page; another one closes the panel. */
  path: string;
  /** Further navigation, below the entries of the header. */
  children?: ReactNode;
}

/**
 * On small screens the header's entries stand in a panel. It is a popover, so it opens, closes by Escape
 * and gives the focus back without script.
 */
export function MenuPanel({ links, callToAction, path, children }: MenuPanelProps): ReactNode {
  const word = useWords();
  const panel = useRef<HTMLDivElement>(null);
  // The browser itself says so of a popover; once React is there it says it in the page too.
  const [isOpen, setOpen] = useState<boolean>();

  useEffect(() => {
    setOpen(panel.current?.matches(':popover-open') ?? false);
  }, []);
  usePageChange(path, () => {
    panel.current?.hidePopover();
  });

  const onToggle = ({ newState, target, currentTarget }: ToggleEvent<HTMLElement>): void => {
    // React tells of the folders inside, too.
    if (target === currentTarget) setOpen(newState === 'open');
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
        aria-label={word(isOpen === true ? 'header.close' : 'header.open')}
        className="icon-button lg:hidden"
      >
        <Glyph name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed, by pointer or key */}
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        onToggle={onToggle}
        onClick={onClick}
        onBlur={onBlur}
        className="menu-panel lg:hidden"
      >
        <nav aria-label={word('header.menu')}>
          <ul>
            {links.map((link) => (
              <PanelEntry key={link.to} link={link} />
            ))}
            {callToAction && <PanelEntry link={callToAction} />}
          </ul>
          {children !== undefined && <div className="py-8">{children}</div>}
        </nav>
      </div>
    </>
  );
}

function PanelEntry({ link }: { link: HeaderLink }): ReactNode {
  return (
    <li>
      <EntryLink link={link} />
      {link.children && (
        <ul>
          {link.children.map((child) => (
            <li key={child.to}>
              <EntryLink link={{ ...child, active: false }} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
