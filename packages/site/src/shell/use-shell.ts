import { routeMeta } from '../app/route-meta.ts';
import type { Words } from '../app/app.ts';
import type { HeaderEntry, Locale, SemanticColor, Site, Social } from '../app/site.ts';
import { repositoryUrl } from '../app/site.ts';
import { forcedColorMode } from '../color-mode/color-mode.ts';
import { defaultLocale, languageTag, localisePath, splitLocale } from '../languages/locale.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { isActive } from './is-active.ts';

/** An entry of the header as it is shown: in the language of the page, open or not. */
export interface ShellLink {
  label: string;
  to: string;
  active: boolean;
  icon?: string;
  badge?: { label: string; color?: SemanticColor };
  description?: string;
  target?: '_blank';
  children?: ShellLink[];
}

/** The same page in another language. */
export interface LanguageLink {
  /** As its speakers write it. */
  name: string;
  code: string;
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
  to: string;
  active: boolean;
}

export interface ShellFacts {
  locale: Locale;
  /** The page's path without its language. */
  path: string;
  /** The root of the page's language. */
  home: string;
  hasHeader: boolean;
  hasFooter: boolean;
  /** Whether the page decides on its colours, so that there is nothing to switch. */
  isColorModeForced: boolean;
  links: ShellLink[];
  /** Pages that the footer leads to. */
  pages: ShellLink[];
  /** On the home page only. */
  callToAction: ShellLink | undefined;
  /** Empty where there is only one language. */
  languages: LanguageLink[];
  repository: string | undefined;
  socials: { name: Social; to: string }[];
}

/** What header and footer of any site need to know about the page they stand around. */
export function useShell(): ShellFacts {
  const app = useApp();
  const { payload, words } = usePage();
  const { site } = app;
  const meta = routeMeta(app, payload);
  const { locale, path } = splitLocale(payload.path, site) ?? { locale: defaultLocale(site), path: '/' };
  const { header = [], footer = [], callToAction, repository, socials = {} } = site;
  const show = (entry: HeaderEntry): ShellLink => showEntry(entry, { site, locale, path, words });
  return {
    locale,
    path,
    home: localisePath('/', locale, site),
    hasHeader: meta.header !== false,
    hasFooter: meta.footer !== false,
    isColorModeForced: forcedColorMode(meta.colorMode) !== undefined,
    links: header.map(show),
    pages: footer.map(show),
    callToAction: callToAction && path === '/' && !payload.error ? show(callToAction) : undefined,
    languages: site.locales.length > 1 ? site.locales.map((other) => toLanguage(other, locale, path, site)) : [],
    repository: repository && repositoryUrl(repository),
    socials: Object.entries(socials).map(([name, to]) => ({ name: name as Social, to })),
  };
}

interface Surroundings {
  site: Site;
  locale: Locale;
  path: string;
  words: Words;
}

function showEntry(entry: HeaderEntry, around: Surroundings): ShellLink {
  const { site, locale, path, words } = around;
  const { label, to, badge, description, children, icon, target } = entry;
  const word = (key: string): string => words[key] ?? key;
  return {
    label: word(label),
    to: URL.canParse(to) ? to : localisePath(to, locale, site),
    active: isActive(entry, path),
    ...(icon !== undefined && { icon }),
    ...(badge && { badge: { ...badge, label: word(badge.label) } }),
    ...(description !== undefined && { description: word(description) }),
    ...(target && { target }),
    ...(children && { children: children.map((child) => showEntry(child, around)) }),
  };
}

function toLanguage(other: Locale, current: Locale, path: string, site: Site): LanguageLink {
  return {
    name: other.name,
    code: other.code,
    lang: languageTag(other),
    dir: other.dir ?? 'ltr',
    to: localisePath(path, other, site),
    active: other.code === current.code,
  };
}
