import { routeMeta } from '../app/route-meta.ts';
import type { HeaderEntry, Locale, Social } from '../app/site.ts';
import { repositoryUrl } from '../app/site.ts';
import { forcedColorMode } from '../color-mode/color-mode.ts';
import { defaultLocale, localisePath, splitLocale } from '../languages/locale.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { showEntry, showLanguages } from './show-entries.ts';
import type { LanguageLink, ShellLink } from './show-entries.ts';

export type { LanguageLink, ShellLink };

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
    languages: showLanguages({ site, locale, path }),
    repository: repository && repositoryUrl(repository),
    socials: Object.entries(socials).map(([name, to]) => ({ name: name as Social, to })),
  };
}
