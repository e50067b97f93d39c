import type { ReactNode } from 'react';
import { useMenu } from '../menu/use-menu.ts';
import { useMessages } from '../messages/messages.ts';
import { ShellIcon } from './shell-icon.tsx';
import type { LanguageChoice } from './links.ts';

/** Links to the page in all languages. Opens without script. */
export function LanguageMenu({ languages, path }: { languages: readonly LanguageChoice[]; path: string }): ReactNode {
  const message = useMessages();
  const { menu, hover, onClick } = useMenu(path);
  return (
    <details name="header" className="menu" {...menu} {...hover}>
      <summary aria-label={message('header.languages')} onClick={onClick} className="icon-button">
        <ShellIcon name="globe" />
      </summary>
      <ul className="menu-dropdown languages end-0 min-w-44">
        {languages.map(({ name, code, lang, dir, to, active }) => (
          <li key={code}>
            <a
              href={to}
              lang={lang}
              dir={dir}
              hrefLang={lang}
              data-locale={code}
              aria-current={active ? 'true' : undefined}
              className="menu-link"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
