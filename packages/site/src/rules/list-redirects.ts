import type { App } from '../app/app.ts';
import { addBase } from '../app/base.ts';
import { encodePath } from '../app/page-paths.ts';
import { defaultLocale, isMultilingual, localisePath } from '../languages/locale.ts';
import { localiseAddress } from '../languages/localise-address.ts';
import { mergeAddress } from './match-rule.ts';

export interface ListedRedirect {
  /** The whole old address as a pattern, with its language where it has one: `/ar/examples/**`. */
  from: string;
  /** The address it leads to, as a header can hold it. */
  to: string;
  status: 301 | 302;
}

/** Every redirect by a rule: without a language, and in each. */
export function listRedirects({ rules = {}, site }: Pick<App, 'rules' | 'site'>): ListedRedirect[] {
  const plain = { localise: (path: string) => addBase(path, site.base ?? ''), locale: defaultLocale(site) };
  const localised = site.locales.map((locale) => ({
    localise: (path: string) => localisePath(path, locale, site),
    locale,
  }));
  const languages = isMultilingual(site) ? [plain, ...localised] : [plain];
  return Object.entries(rules).flatMap(([pattern, { redirect, status = 301 }]) => {
    if (redirect === undefined) return [];
    return languages.map(({ localise, locale }) => ({
      from: localise(pattern),
      to: mergeAddress(localiseAddress(redirect, locale, site), { search: '', hash: '' }),
      status,
    }));
  });
}

/** The addresses of redirects that can be files: those without a place to fill. `/examples/**` is `/examples` too. */
export function listRedirectPaths(app: Pick<App, 'rules' | 'site'>): string[] {
  const paths = listRedirects(app).map(({ from }) => from.replace(/\/\*\*$/u, ''));
  return paths.filter((path) => path !== (app.site.base ?? '') && !/[:*]/u.test(path));
}

/**
 * The redirects as static hosts read them, in a file named `_redirects`: those of rules, and others, which have no
 * wildcards. Hosts want those with wildcards last.
 * Where a host prefers files, the redirect page of the same address is served instead.
 */
export function renderRedirectsFile(app: Pick<App, 'rules' | 'site'>, others: readonly ListedRedirect[] = []): string {
  const lines = [...listRedirects(app), ...others].flatMap(({ from, to, status }) => {
    const written = from.endsWith('/**') ? [from.slice(0, -'/**'.length), from.slice(0, -1)] : [from];
    return written
      .filter((path) => path !== (app.site.base ?? ''))
      .map((path) => `${encodePattern(path)} ${to} ${status}`);
  });
  const isDynamic = (line: string): boolean => /[*:]/u.test(line.split(' ')[0] ?? '');
  return [...lines.filter((line) => !isDynamic(line)), ...lines.filter(isDynamic), ''].join('\n');
}

/** A pattern as an address is written. A place stays a place. */
export function encodePattern(path: string): string {
  const encode = (segment: string): string =>
    /^\*+$/u.test(segment) || segment.startsWith(':') ? segment : encodePath(segment);
  return path.split('/').map(encode).join('/');
}
