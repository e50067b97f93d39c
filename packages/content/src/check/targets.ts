import { formerPathKey } from '../parse/former-path.ts';
import { withoutTrailingSlash } from '../navigation/paths.ts';
import { decodeAddress } from '../parse/addresses.ts';
import { parseFilePlace } from '../parse/paths.ts';
import type { CheckedFile } from './checked-file.ts';
import { createLinkTest } from './link-patterns.ts';
import { localPathOf, withLocale } from './local-path.ts';

/** Everything an address of the site can lead to. */
export interface CheckedSite {
  files: readonly CheckedFile[];
  /** Enabled languages, the default first. */
  locales: readonly string[];
  /** Addresses that are neither pages nor files, as patterns. */
  links: readonly string[];
  /** Links without a language lead to pages in the language of the file that they are in. */
  localisedLinks?: boolean;
  /** Addresses of the files in `public/`. */
  publicFiles: ReadonlySet<string>;
  /** Addresses that the build gave to files beside the content. */
  assets: ReadonlySet<string>;
}

/** An address without what is not checked: where it leads, and to which id there. */
export interface Target {
  path: string;
  id: string;
}

const SITE = 'https://site.invalid';

/** Where an address leads from a page, as a browser sees it; nothing where it leaves the site. */
export function parseTarget(address: string, from: string): Target | undefined {
  const url = URL.parse(address, SITE + from);
  if (url?.origin !== SITE) return undefined;
  // What follows `:~:` names words to mark, not an element.
  const [id = ''] = decodeAddress(url.hash.slice(1)).split(':~:');
  return { path: withoutTrailingSlash(decodeAddress(url.pathname)), id };
}

export type Targets = ReturnType<typeof createTargets>;

export function createTargets({ files, locales, links, localisedLinks = false, publicFiles, assets }: CheckedSite) {
  const pages = new Map<string, CheckedFile[]>();
  for (const file of files) {
    const paths = new Set(file.places.filter(({ isPage }) => isPage).map(({ path }) => path));
    for (const path of paths) pages.set(path, [...(pages.get(path) ?? []), file]);
  }
  const isAllowed = createLinkTest(links, locales);

  /** A page without a translation is shown in the default language, so there is one at its address, too. */
  const findPage = (path: string): CheckedFile | undefined => {
    const local = localPathOf(path, locales);
    const main = local === undefined ? [] : (pages.get(`/${locales[0]}${local}`) ?? []);
    const all = [...(pages.get(path) ?? []), ...main];
    return all.find(({ draft }) => !draft) ?? all[0];
  };

  const moved = new Map<string, CheckedFile>();
  for (const file of files) {
    if (file.draft || !file.places.some(({ isPage }) => isPage)) continue;
    for (const { path } of file.formerPaths) moved.set(formerPathKey(withLocale(path, file.locale, locales)), file);
  }

  /** A former path of the default language's page leads on in every language. */
  const findMoved = (path: string): CheckedFile | undefined => {
    const local = localPathOf(path, locales);
    const main = local === undefined ? undefined : moved.get(formerPathKey(`/${locales[0]}${local}`));
    return moved.get(formerPathKey(path)) ?? main;
  };

  /** Links without a language may be meant in that of their file. */
  const withLanguage =
    (find: (path: string) => CheckedFile | undefined) =>
    (path: string, locale = locales[0]): CheckedFile | undefined => {
      const found = find(path);
      return found || !localisedLinks || locales.length === 1 ? found : find(withLocale(path, locale, locales));
    };

  return {
    isAllowed,

    /** The page that is now elsewhere than where a link in a file of this language leads. */
    findMoved: withLanguage(findMoved),

    /** The page that a link in a file of this language leads to. */
    findPage: withLanguage(findPage),

    isFile: (path: string): boolean => publicFiles.has(path) || assets.has(path) || isAllowed(path),

    /** With several languages, `/` sends everyone to their own. */
    isRoot: (path: string): boolean => path === '/' && locales.length > 1,

    /** What an author may have meant: the address without numbers and endings, or with its language. */
    suggest(path: string, locale = locales[0]): string | undefined {
      const plain = parseFilePlace(`${path.slice(1).replace(/\.md$/u, '')}.md`, { locales }).path;
      return [plain, withoutTrailingSlash(`/${locale}${plain}`)].find((one) => findPage(one) !== undefined);
    },
  };
}
