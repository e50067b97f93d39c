import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ColorModeChoice } from '../color-mode/color-mode-choice.tsx';
import type { ColorModeChoiceProps } from '../color-mode/color-mode-choice.tsx';
import { Icon } from '../icon/icon.tsx';
import { useWords } from '../words/words.ts';
import { safeHref } from '../link/safe-href.ts';

interface FooterLink {
  label: string;
  to: string;
  /** A mark in the place of the label, which then names it. */
  icon?: string;
}

export interface FooterProps {
  /** Who holds the rights. */
  owner: string;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** Pages of the site itself: terms, privacy. */
  pages?: readonly FooterLink[] | undefined;
  /** Profiles elsewhere, and the source. */
  links: readonly FooterLink[];
  /** Missing where the page decides on its colours. */
  colorMode?: ColorModeChoiceProps | undefined;
}

export function Footer({ owner, lang, pages, links, colorMode }: FooterProps): ReactNode {
  const word = useWords();
  return (
    <footer className="shell-footer">
      <div>
        <p>
          © <Year lang={lang} /> {owner}
        </p>
        {pages && <Links label={word('footer.pages')} links={pages} />}
        <Links label={word('footer.links')} links={links} />
        {colorMode && <ColorModeChoice {...colorMode} />}
      </div>
    </footer>
  );
}

function Links({ label: name, links }: { label: string; links: readonly FooterLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name}>
      <ul>
        {links.map(({ label, to, icon }) => (
          <li key={to}>
            <a href={safeHref(to)}>
              {icon === undefined ? label : <Icon name={icon} label={label} className="size-5" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A formatter is expensive to make, and a server renders this on every page. */
const years = new Map<string, Intl.NumberFormat>();

function formatYear(year: number, lang: string): string {
  const format = years.get(lang) ?? new Intl.NumberFormat(lang, { useGrouping: false });
  years.set(lang, format);
  return format.format(year);
}

/** A page that was built last year is read this year: it says so as soon as it lives. */
function Year({ lang }: { lang: string }): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [today] = useState(() => new Date().getFullYear());
  const year = formatYear(today, lang);
  useEffect(() => {
    if (ref.current) ref.current.textContent = year;
  }, [year]);
  return (
    <span ref={ref} suppressHydrationWarning>
      {year}
    </span>
  );
}
