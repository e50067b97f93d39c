import { routeMeta } from '../app/route-meta.ts';
import type { HeaderEntry, Locale, Social } from '../app/site.ts';
import { repositoryUrl } from '../app/site.ts';
import { forcedColorMode } from '../color-mode/color-mode.ts';
import { defaultLocale, localisePath, splitLocale } from '../languages/locale.ts';
import { useApp, usePage } from '../runtime/app-context.ts';
import { localiseEntry, listLanguages } from './header-entries.ts';
import type { LanguageLink, ShellLink } from './header-entries.ts';

export type { LanguageLink, ShellLink };

/** Data for header and footer of a page. */
export interface ShellData {
  /** Locale of the page. */
  locale: Locale;
  /** Path of the page without its locale. */
  path: string;
  /** Path of the home page in the locale of the page. */
  home: string;
  /** Path of the search page in the locale of the page; `undefined` if the site has none. */
  searchPage: string | undefined;
  /** Whether the page shows the header. */
  hasHeader: boolean;
  /** Whether the page shows the footer. */
  hasFooter: boolean;
  /** Whether the page forces a colour mode, so that there is nothing to switch. */
  isColorModeForced: boolean;
  /** Entries of the header. */
  links: ShellLink[];
  /** Links of the footer. */
  pages: ShellLink[];
  /** Button in the header of the home page. */
  callToAction: ShellLink | undefined;
  /** The same page in every language; empty for a site with one language. */
  languages: LanguageLink[];
  /** URL of the repository. */
  repository: string | undefined;
  /** Social profiles of the site. */
  socials: { name: Social; to: string }[];
}

/** Returns the data for header and footer of the current page. */
export function useShell(): ShellData {
  const app = useApp();
  const { payload, messages } = usePage();
  const { site, searchPath } = app;
  const meta = routeMeta(app, payload);
  const { locale, path } = splitLocale(payload.path, site) ?? { locale: defaultLocale(site), path: '/' };
  const { header = [], footer = [], callToAction, repository, socials = {} } = site;
  const show = (entry: HeaderEntry): ShellLink => localiseEntry(entry, { site, locale, path, messages });
  return {
    locale,
    path,
    home: localisePath('/', locale, site),
    searchPage: searchPath === undefined ? undefined : localisePath(searchPath, locale, site),
    hasHeader: meta.header !== false,
    hasFooter: meta.footer !== false,
    isColorModeForced: forcedColorMode(meta.colorMode) !== undefined,
    links: header.map(show),
    pages: footer.map(show),
    callToAction: callToAction && path === '/' && !payload.error ? show(callToAction) : undefined,
    languages: listLanguages({ site, locale, path }),
    repository: repository && repositoryUrl(repository),
    socials: Object.entries(socials).map(([name, to]) => ({ name: name as Social, to })),
  };
}
