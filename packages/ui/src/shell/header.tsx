import type { ReactNode } from 'react';
import { Logo } from '../brand/logo.tsx';
import { ColorModeSwitch } from '../color-mode/color-mode-switch.tsx';
import { useWords } from '../words/words.ts';

interface HeaderLink {
  label: string;
  to: string;
  active: boolean;
}

interface LanguageLink {
  name: string;
  lang: string;
  to: string;
  active: boolean;
}

export interface HeaderProps {
  home: string;
  links: readonly HeaderLink[];
  languages: readonly LanguageLink[];
  colorModeKey: string;
}

export function Header({ home, links, languages, colorModeKey }: HeaderProps): ReactNode {
  const word = useWords();
  return (
    <header className="sticky top-0 z-10 border-b border-rule bg-paper">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:bg-paper focus:px-3 focus:py-2"
      >
        {word('banner.skip')}
      </a>
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-3 px-4 sm:gap-6 sm:px-8">
        <a href={home} className="flex items-center gap-2.5 font-display text-xl font-semibold tracking-tight">
          <Logo />
          <span>Recto</span>
        </a>
        <nav aria-label={word('header.main')} className="ms-auto flex max-[23rem]:hidden sm:ms-4">
          {links.map(({ label, to, active }) => (
            <a
              key={to}
              href={to}
              aria-current={active ? 'true' : undefined}
              className="rounded-md px-2 py-1.5 text-[0.95rem] text-soft hover:text-ink aria-[current]:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="flex items-center gap-1 sm:ms-auto">
          <LanguageMenu languages={languages} />
          <ColorModeSwitch storageKey={colorModeKey} />
        </div>
      </div>
    </header>
  );
}

/** Opens without script; a choice is an ordinary link. */
function LanguageMenu({ languages }: { languages: readonly LanguageLink[] }): ReactNode {
  const word = useWords();
  const current = languages.find(({ active }) => active);
  if (languages.length < 2) return null;
  return (
    <details key={current?.to} className="group relative">
      <summary
        aria-label={word('header.languages')}
        className="grid size-9 cursor-pointer list-none place-items-center rounded-md text-soft hover:bg-leaf hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        >
          <circle cx="12" cy="12" r="8.5" />
          <path d="M3.5 12h17M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5s1.2-6.1 3.8-8.5z" />
        </svg>
      </summary>
      <ul className="absolute end-0 top-full mt-2 min-w-40 rounded-lg border border-rule bg-paper p-1.5 shadow-lg shadow-ink/5">
        {languages.map(({ name, lang, to, active }) => (
          <li key={lang}>
            <a
              href={to}
              lang={lang}
              hrefLang={lang}
              aria-current={active ? 'true' : undefined}
              className="block rounded-md px-3 py-1.5 text-soft hover:bg-leaf hover:text-ink aria-[current]:text-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
