import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ColorModeChoice } from '../color-mode/color-mode-choice.tsx';
import type { ColorModeChoiceProps } from '../color-mode/color-mode-choice.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../messages/messages.ts';
import { safeHref } from '../link/safe-href.ts';

interface FooterLink {
  label: string;
  to: string;
  /** Icon that replaces the label, which becomes its accessible name. */
  icon?: string;
  /** Links of a column below this one. */
  children?: readonly FooterLink[] | undefined;
}

/** Properties of `Footer`. */
export interface FooterProps {
  /** Copyright holder. */
  owner: string;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** Pages of the site, such as terms and privacy. */
  pages?: readonly FooterLink[] | undefined;
  /** External profiles and the source repository. */
  links: readonly FooterLink[];
  /** Chosen colour mode; missing if the page forces one. */
  colorMode?: ColorModeChoiceProps | undefined;
}

const NO_PAGES: readonly FooterLink[] = [];

/** The footer of every page. */
export function Footer({ owner, lang, pages = NO_PAGES, links, colorMode }: FooterProps): ReactNode {
  const message = useMessages();
  const columns = pages.filter(({ children }) => children);
  const others = pages.filter(({ children }) => !children);
  const hasColumns = columns.length > 0;
  return (
    <footer className="shell-footer">
      {hasColumns && (
        <div className="footer-columns">
          <nav aria-label={message('footer.pages')}>
            {columns.map((head) => (
              <List key={head.to} links={[head, ...(head.children ?? [])]} />
            ))}
          </nav>
        </div>
      )}
      <div>
        <p>
          © <Year lang={lang} /> {owner}
        </p>
        {!hasColumns && <Links label={message('footer.pages')} links={others} />}
        <Links label={message('footer.links')} links={hasColumns ? [...others, ...links] : links} />
        {colorMode && <ColorModeChoice {...colorMode} />}
      </div>
    </footer>
  );
}

function Links({ label: name, links }: { label: string; links: readonly FooterLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name}>
      <List links={links} />
    </nav>
  );
}

function List({ links }: { links: readonly FooterLink[] }): ReactNode {
  return (
    <ul>
      {links.map(({ label, to, icon }) => (
        <li key={to}>
          <a href={safeHref(to)}>
            {icon === undefined ? label : <Icon name={icon} label={label} className="size-5" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The current year, updated in the browser because the page may have been built last year. */
function Year({ lang }: { lang: string }): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [today] = useState(() => new Date().getFullYear());
  const year = today.toLocaleString(lang, { useGrouping: false });
  useEffect(() => {
    if (ref.current) ref.current.textContent = year;
  }, [year]);
  return (
    <span ref={ref} suppressHydrationWarning>
      {year}
    </span>
  );
}
