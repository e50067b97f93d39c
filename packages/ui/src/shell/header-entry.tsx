import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { useWords } from '../words/words.ts';
import { Glyph } from './glyph.tsx';
import type { HeaderLink } from './links.ts';
import { safeHref } from '../link/safe-href.ts';

/** One entry of the header: a link, and a menu beside it where it has more to offer. */
export function HeaderEntry({ link, path }: { link: HeaderLink; path: string }): ReactNode {
  const { label, children = [] } = link;
  return (
    <li>
      <EntryLink link={link} className="header-entry" />
      {children.length > 0 && <EntryMenu label={label} links={children} path={path} />}
    </li>
  );
}

/** The link of an entry, in the header or in the panel. */
export function EntryLink({ link, className }: { link: HeaderLink; className?: string }): ReactNode {
  const { label, to, active, badge, target } = link;
  return (
    <a href={safeHref(to)} target={target} aria-current={active ? 'true' : undefined} className={className}>
      {label}
      {badge && <Badge color={badge.color ?? 'neutral'}>{badge.label}</Badge>}
    </a>
  );
}

interface EntryMenuProps {
  label: string;
  links: readonly HeaderLink[];
  path: string;
}

function EntryMenu({ label, links, path }: EntryMenuProps): ReactNode {
  const word = useWords();
  const { ref, handlers, onClick } = useMenu(path);
  return (
    <details ref={ref} name="header" className="menu" {...handlers}>
      <summary aria-label={word('header.more', { label })} onClick={onClick} className="icon-button size-7">
        <Glyph name="chevron" />
      </summary>
      <ul className="menu-leaf start-0 w-72">
        {links.map((child) => (
          <li key={child.to}>
            <a href={safeHref(child.to)} target={child.target} className="menu-link">
              <b>{child.label}</b>
              <small>{child.description}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
