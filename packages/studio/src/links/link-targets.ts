import { decodePath, pathOf, suffixOf } from '@recto/content';
import { folderOf, joinPath, relativePath } from '../paths/relative-path.ts';
import { encodeMarkdownUrl } from './encode-markdown-url.ts';

/** A file that can contain links or be the target of links. */
export interface LinkedFile {
  /** Path from the root of the repository. */
  path: string;
  /** URL path of the page. */
  route?: string | undefined;
  /** Code of the language. */
  locale?: string | undefined;
}

/** The target of a link, and how to write the link to it. */
interface LinkTarget {
  /** Path of the page's file. */
  path: string;
  /** Whether the link is a file path, such as `./2.setup.md`, instead of a URL path. */
  isFile: boolean;
  /** Whether the link is relative to the file instead of the root of the site. */
  isRelative: boolean;
  /** Returns the link from a file to another file with the given path and URL path, written in the same way. */
  write: (to: { path: string; route: string | undefined }, from: string) => string;
}

/** Resolves links to files. */
export interface LinkTargets {
  /** Returns `undefined` if a URL does not point to a page of the content. */
  resolve: (address: string, from: LinkedFile) => LinkTarget | undefined;
}

const SITE = 'https://site.invalid';

/** Creates a resolver that finds the target pages of links in the same way as the site check. */
export function createLinkTargets(files: Iterable<LinkedFile>, locales: readonly string[]): LinkTargets {
  const paths = new Set<string>();
  const byRoute = new Map<string, string>();
  for (const { path, route } of files) {
    paths.add(path);
    if (route !== undefined && !byRoute.has(route)) byRoute.set(route, path);
  }
  const [main = ''] = locales;
  const hasPrefix = locales.length > 1;

  /** A page that is not translated is shown in the default language. */
  const findPage = (route: string): { path: string; prefix: string } | undefined => {
    const exact = byRoute.get(route);
    const locale = hasPrefix ? localeOf(route, locales) : undefined;
    const prefix = locale === undefined ? '' : `/${locale}`;
    if (exact !== undefined) return { path: exact, prefix };
    const original = locale === undefined ? undefined : byRoute.get(`/${main}${route.slice(prefix.length)}`);
    return original === undefined ? undefined : { path: original, prefix };
  };

  return {
    resolve(address, from) {
      const linkPath = pathOf(address);
      const suffix = suffixOf(address);
      const isRelative = !linkPath.startsWith('/');
      if (linkPath === '') return undefined;
      if (isRelative && /\.md$/iu.test(linkPath)) {
        const path = joinPath(folderOf(from.path), decodePath(linkPath));
        const isDotted = linkPath.startsWith('.');
        const write: LinkTarget['write'] = (to, file) => {
          const way = relativePath(folderOf(file), to.path);
          return `${isDotted && !way.startsWith('../') ? './' : ''}${encodeMarkdownUrl(way)}${suffix}`;
        };
        return paths.has(path) ? { path, isFile: true, isRelative, write } : undefined;
      }
      if (isRelative && from.route === undefined) return undefined;
      const url = URL.parse(linkPath, SITE + (from.route ?? '/'));
      if (url?.origin !== SITE) return undefined;
      const route = decodePath(url.pathname).replace(/(?<=.)\/+$/u, '');
      const ownPrefix = hasPrefix ? `/${from.locale ?? main}` : '';
      const exact = findPage(route);
      const local = exact ?? (ownPrefix === '' ? undefined : findPage(ownPrefix + (route === '/' ? '' : route)));
      if (!local) return undefined;
      /** The language prefix of the URL; empty if the link uses the language of its page. */
      const prefix = exact ? exact.prefix : '';
      const end = /.\/$/u.test(linkPath) ? '/' : '';
      const write: LinkTarget['write'] = (to) => {
        const next = to.route ?? '/';
        const locale = hasPrefix ? localeOf(next, locales) : undefined;
        const rest = locale === undefined ? next : next.slice(locale.length + 1);
        const newPath = locale === undefined ? next : `${prefix}${rest}` || '/';
        return encodeMarkdownUrl(newPath + (newPath.endsWith('/') ? '' : end)) + suffix;
      };
      return { path: local.path, isFile: false, isRelative, write };
    },
  };
}

function localeOf(route: string, locales: readonly string[]): string | undefined {
  return locales.find((locale) => route === `/${locale}` || route.startsWith(`/${locale}/`));
}
