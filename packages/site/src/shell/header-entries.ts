import type { HeaderLink, LanguageChoice } from '@recto/ui';
import { compilePattern } from '../app/pattern.ts';
import type { Messages } from '../app/app.ts';
import type { HeaderEntry, Locale, Site } from '../app/site.ts';
import { isMultilingual, languageTag, localisePath } from '../languages/locale.ts';
import { localiseUrl } from '../languages/localise-url.ts';

/** An entry of the header as it is shown: in the language of the page, and active or not. */
export type ShellLink = HeaderLink;

/** The same page in another language. */
export type LanguageLink = LanguageChoice;

/** The page on which an entry is shown. */
interface EntryContext {
  site: Site;
  locale: Locale;
  /** Path of the page without its locale. */
  path: string;
  messages: Messages;
}

/** Localises an entry of the header for a page. */
export function localiseEntry(entry: HeaderEntry, context: EntryContext): ShellLink {
  const { site, locale, path, messages } = context;
  const { label, to, badge, description, children, icon, target } = entry;
  const translate = (key: string): string => messages[key] ?? key;
  return {
    label: translate(label),
    to: localiseUrl(to, locale, site),
    active: isActive(entry, path),
    ...(icon !== undefined && { icon }),
    ...(badge && { badge: { ...badge, label: translate(badge.label) } }),
    ...(description !== undefined && { description: translate(description) }),
    ...(target && { target }),
    ...(children && { children: children.map((child) => localiseEntry(child, context)) }),
  };
}

/** Lists the same page in every language; empty for a site with one language. */
export function listLanguages({ site, locale, path }: Omit<EntryContext, 'messages'>): LanguageLink[] {
  if (!isMultilingual(site)) return [];
  return site.locales.map((other) => ({
    name: other.name,
    code: other.code,
    lang: languageTag(other),
    dir: other.dir ?? 'ltr',
    to: localisePath(path, other, site),
    active: other.code === locale.code,
  }));
}

/** Whether an entry of the header is active on a path without locale. */
export function isActive({ to, activeOn = [to, `${to}/**`], notActiveOn = [] }: HeaderEntry, path: string): boolean {
  const fits = (pattern: string): boolean => compilePattern(pattern).match(path) !== undefined;
  return activeOn.some(fits) && !notActiveOn.some(fits);
}
