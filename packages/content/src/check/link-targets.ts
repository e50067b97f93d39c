import { formerPathKey } from '../parse/former-path.ts';
import { withoutTrailingSlash } from '../navigation/paths.ts';
import { decodePath } from '../parse/written-urls.ts';
import { parseFilePath } from '../parse/paths.ts';
import type { CheckedFile } from './checked-file.ts';
import type { LinkedFile } from './file-links.ts';
import { createLinkTest } from './link-patterns.ts';
import { localPathOf, withLocale } from './local-path.ts';

/** The files and settings that links are checked against. */
export interface LinkedSite {
  files: readonly LinkedFile[];
  /** Enabled languages, the default first. */
  locales: readonly string[];
  /** Patterns of URLs that are neither pages nor files, from `links` in the configuration. */
  links: readonly string[];
  /** Whether links without a language prefix lead to pages in the language of their file. */
  localisedLinks?: boolean;
  /** URL paths of the files in `public/`. */
  publicFiles: ReadonlySet<string>;
  /** URL paths of assets, which the build publishes. */
  assets: ReadonlySet<string>;
}

/** All data of the files, for the other checks. */
export interface CheckedSite extends LinkedSite {
  files: readonly CheckedFile[];
}

/** The parts of a link that are checked: the path of a page, and an id on it. */
export interface Target {
  path: string;
  id: string;
}

const SITE = 'https://site.invalid';

/** Matches links that are resolved without a URL parser, which takes most of the time of a check of many pages. */
const PLAIN_PATH = /^(\/(?!\/)[\w/-]*)(?:#([\w-]*))?$/u;

/** Resolves a link on the page `from`, as a browser does. `undefined` if it leads to another site. */
export function parseTarget(link: string, from: string): Target | undefined {
  const [plain, pathname = '', fragment = ''] = PLAIN_PATH.exec(link) ?? [];
  if (plain !== undefined) return { path: withoutTrailingSlash(pathname), id: fragment };
  const url = URL.parse(link, SITE + from);
  if (url?.origin !== SITE) return undefined;
  // `:~:` starts a text fragment, which is not an id.
  const [id = ''] = decodePath(url.hash.slice(1)).split(':~:');
  return { path: withoutTrailingSlash(decodePath(url.pathname)), id };
}

/** Lookup functions for the targets of links. */
export type LinkTargets = ReturnType<typeof createLinkTargets>;

/** Creates lookup functions for the targets of links. */
export function createLinkTargets({ files, locales, links, localisedLinks = false, publicFiles, assets }: LinkedSite) {
  const pages = new Map<string, LinkedFile[]>();
  for (const file of files) {
    const paths = new Set(file.paths.filter(({ isPage }) => isPage).map(({ path }) => path));
    for (const path of paths) pages.set(path, [...(pages.get(path) ?? []), file]);
  }
  const isAllowed = createLinkTest(links, locales);

  /** Finds the page at a path. A page without a translation is shown in the default language at the translated path. */
  const findPage = (path: string): LinkedFile | undefined => {
    const local = localPathOf(path, locales);
    const main = local === undefined ? [] : (pages.get(`/${locales[0]}${local}`) ?? []);
    const all = [...(pages.get(path) ?? []), ...main];
    return all.find(({ draft }) => !draft) ?? all[0];
  };

  const moved = new Map<string, LinkedFile>();
  for (const file of files) {
    if (file.draft || !file.paths.some(({ isPage }) => isPage)) continue;
    for (const { path } of file.formerPaths) moved.set(formerPathKey(withLocale(path, file.locale, locales)), file);
  }

  /** Finds the page with a former path. Former paths in the default language redirect in every language. */
  const findMoved = (path: string): LinkedFile | undefined => {
    const local = localPathOf(path, locales);
    const main = local === undefined ? undefined : moved.get(formerPathKey(`/${locales[0]}${local}`));
    return moved.get(formerPathKey(path)) ?? main;
  };

  /**
   * Wraps a lookup: on a site with localised links, a path that is not found is looked up again with the language of
   * the file.
   */
  const withLanguage =
    (find: (path: string) => LinkedFile | undefined) =>
    (path: string, locale = locales[0]): LinkedFile | undefined => {
      const target = find(path);
      return target || !localisedLinks || locales.length === 1 ? target : find(withLocale(path, locale, locales));
    };

  return {
    isAllowed,

    /** Finds the page by a former path in a link; `locale` is the language of the file that contains the link. */
    findMoved: withLanguage(findMoved),

    /** Finds the page by the path in a link; `locale` is the language of the file that contains the link. */
    findPage: withLanguage(findPage),

    isFileOrAllowed: (path: string): boolean => publicFiles.has(path) || assets.has(path) || isAllowed(path),

    /** With several languages, `/` redirects visitors to their language. */
    isRoot: (path: string): boolean => path === '/' && locales.length > 1,

    /** Suggests an existing path: without order numbers and extension, or with a language prefix. */
    suggest(path: string, locale = locales[0]): string | undefined {
      const plain = parseFilePath(`${path.slice(1).replace(/\.md$/u, '')}.md`, { locales }).path;
      return [plain, withoutTrailingSlash(`/${locale}${plain}`)].find((one) => findPage(one) !== undefined);
    },
  };
}
