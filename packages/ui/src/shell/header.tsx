import type { ReactNode } from 'react';
import { ColorModeSwitch } from '../color-mode/color-mode-switch.tsx';
import { useMessages } from '../messages/messages.ts';
import { Icon } from '../icon/icon.tsx';
import { EntryLink } from './entry-link.tsx';
import { HeaderEntry } from './header-entry.tsx';
import { LanguageMenu } from './language-menu.tsx';
import type { HeaderLink, LanguageChoice } from './links.ts';
import { MenuPanel } from './menu-panel.tsx';
import { SearchButton } from './search-button.tsx';
import type { SearchButtonProps } from './search-button.tsx';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `Header`. */
export interface HeaderProps {
  /** Logo before the title. */
  logo?: ReactNode;
  /** Title of the site. */
  title: string;
  /** Path of the home page. */
  home: string;
  /** Path of the page; a change closes open menus. */
  path: string;
  /** Entries of the navigation. */
  links: readonly HeaderLink[];
  /** Link shown as a button. */
  callToAction?: HeaderLink | undefined;
  /** The page in all languages; with less than two there is no language menu. */
  languages: readonly LanguageChoice[];
  /** The repository: its URL, and the icon of the link to it. */
  repository?: { url: string; icon: string } | undefined;
  /** Search button; missing if the site has no search. */
  search?: SearchButtonProps | undefined;
  /** `false` if the page forces its colour mode. */
  hasColorMode?: boolean;
  /** Further navigation in the panel on small screens. */
  children?: ReactNode;
}

/** The header of every page. */
export function Header(props: HeaderProps): ReactNode {
  const { logo, title, home, path, links, callToAction, languages, repository, search, children } = props;
  const { hasColorMode = true } = props;
  const message = useMessages();
  return (
    <header className="shell-header">
      <a href="#main" className="skip-link">
        {message('banner.skip')}
      </a>
      <div>
        <a href={home} className="brand">
          {logo}
          <span>{title}</span>
        </a>
        <nav aria-label={message('header.main')} className="contents max-lg:hidden">
          <ul className="header-entries">
            {links.map((link) => (
              <HeaderEntry key={link.label} link={link} path={path} />
            ))}
          </ul>
        </nav>
        {search && <SearchButton {...search} />}
        {languages.length > 1 && <LanguageMenu languages={languages} path={path} />}
        {hasColorMode && <ColorModeSwitch />}
        {repository !== undefined && (
          <a href={safeHref(repository.url)} className="icon-button max-lg:hidden" title={message('header.repository')}>
            <Icon name={repository.icon} className="size-5" />
          </a>
        )}
        {callToAction && <EntryLink link={callToAction} className="button-quiet max-lg:hidden" />}
        <MenuPanel links={links} callToAction={callToAction} path={path}>
          {children}
        </MenuPanel>
      </div>
    </header>
  );
}
