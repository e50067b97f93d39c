import { decodeAddress, pathOf, suffixOf } from '@recto/content';
import { folderOf, joinPath, relativePath } from '../paths/relative-path.ts';
import { encodeAddress } from './encode-address.ts';

/** A file that links can lead to, or come from. */
export interface LinkedFile {
  path: string;
  route?: string | undefined;
  locale?: string | undefined;
}

/** Where a link leads, and how to write it for another place. */
interface LinkTarget {
  /** The file of the page. */
  path: string;
  /** Named by the path of the file, `./2.setup.md`, not by the address of the page. */
  isFile: boolean;
  /** Written from where it is, not from the root of the site. */
  isRelative: boolean;
  /** The address that leads to a file with this path and address, from a file with that path. */
  write: (to: { path: string; route: string | undefined }, from: string) => string;
}

export interface LinkTargets {
  /** `undefined` where an address leads to no page of the content. */
  resolve: (address: string, from: LinkedFile) => LinkTarget | undefined;
}

const SITE = 'https://site.invalid';

/** Finds the pages that links lead to, as the check of the site does. */
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
      const written = pathOf(address);
      const suffix = suffixOf(address);
      const isRelative = !written.startsWith('/');
      if (written === '') return undefined;
      if (isRelative && /\.md$/iu.test(written)) {
        const path = joinPath(folderOf(from.path), decodeAddress(written));
        const isDotted = written.startsWith('.');
        const write: LinkTarget['write'] = (to, file) => {
          const way = relativePath(folderOf(file), to.path);
          return `${isDotted && !way.startsWith('../') ? './' : ''}${encodeAddress(way)}${suffix}`;
        };
        return paths.has(path) ? { path, isFile: true, isRelative, write } : undefined;
      }
      if (isRelative && from.route === undefined) return undefined;
      const url = URL.parse(written, SITE + (from.route ?? '/'));
      if (url?.origin !== SITE) return undefined;
      const route = decodeAddress(url.pathname).replace(/(?<=.)\/+$/u, '');
      const own = hasPrefix ? `/${from.locale ?? main}` : '';
      const found = findPage(route);
      const local = found ?? (own === '' ? undefined : findPage(own + (route === '/' ? '' : route)));
      if (!local) return undefined;
      /** What the address begins with; nothing where the language is left to the page that the link is on. */
      const prefix = found ? found.prefix : '';
      const end = /.\/$/u.test(written) ? '/' : '';
      const write: LinkTarget['write'] = (to) => {
        const next = to.route ?? '/';
        const locale = hasPrefix ? localeOf(next, locales) : undefined;
        const rest = locale === undefined ? next : next.slice(locale.length + 1);
        const whole = locale === undefined ? next : `${prefix}${rest}` || '/';
        return encodeAddress(whole + (whole.endsWith('/') ? '' : end)) + suffix;
      };
      return { path: local.path, isFile: false, isRelative, write };
    },
  };
}

function localeOf(route: string, locales: readonly string[]): string | undefined {
  return locales.find((locale) => route === `/${locale}` || route.startsWith(`/${locale}/`));
}
