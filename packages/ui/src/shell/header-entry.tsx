import type { ReactNode } from 'react';
import { useMenu } from '../menu/use-menu.ts';
import { useMessages } from '../messages/messages.ts';
import { EntryLink } from './entry-link.tsx';
import { EntryList } from './entry-list.tsx';
import { ShellIcon } from './shell-icon.tsx';
import type { HeaderLink } from './links.ts';

/** An entry of the header: a link, with a menu if it has children. */
export function HeaderEntry({ link, path }: { link: HeaderLink; path: string }): ReactNode {
  if (link.children && link.children.length > 0) return <MenuEntry link={link} links={link.children} path={path} />;
  return (
    <li>
      <EntryLink link={link} className="header-entry" />
    </li>
  );
}

interface MenuEntryProps {
  link: HeaderLink;
  links: readonly HeaderLink[];
  path: string;
}

function MenuEntry({ link, links, path }: MenuEntryProps): ReactNode {
  const message = useMessages();
  const { menu, hover, onClick } = useMenu(path, 'li');
  return (
    <li {...hover}>
      <EntryLink link={link} className="header-entry" />
      <details name="header" className="menu" {...menu}>
        <summary
          aria-label={message('header.more', { label: link.label })}
          onClick={onClick}
          className="icon-button size-7"
        >
          <ShellIcon name="chevron" />
        </summary>
        <EntryList links={links} className="menu-dropdown start-0 w-72" linkClassName="menu-link" />
      </details>
    </li>
  );
}
