import type { App } from '../app/app.ts';
import { addBase } from '../app/base.ts';
import { encodePath } from '../app/page-paths.ts';
import { defaultLocale, isMultilingual, localisePath } from '../languages/locale.ts';
import { localiseUrl } from '../languages/localise-url.ts';
import { mergeUrl } from './match-rule.ts';

/** A redirect from a pattern to a URL. */
export interface ListedRedirect {
  /** The full old path as a pattern, with its locale if it has one: `/ar/examples/**`. */
  from: string;
  /** The target URL, encoded for a header. */
  to: string;
  status: 301 | 302;
}

/** Lists every redirect of the rules: without a locale, and in each locale. */
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
      to: mergeUrl(localiseUrl(redirect, locale, site), { search: '', hash: '' }),
      status,
    }));
  });
}

/**
 * Lists the paths of redirects that can be written as HTML files, which are those without parameters. `/examples/**`
 * includes `/examples`.
 */
export function listRedirectPaths(app: Pick<App, 'rules' | 'site'>): string[] {
  const paths = listRedirects(app).map(({ from }) => from.replace(/\/\*\*$/u, ''));
  return paths.filter((path) => path !== (app.site.base ?? '') && !/[:*]/u.test(path));
}

/**
 * Renders the file `_redirects` for static hosts: redirects of rules, and others without wildcards. Hosts require those
 * with wildcards last.
 * If a host prefers files, it serves the redirect page at the same path instead.
 */
export function renderRedirectsFile(app: Pick<App, 'rules' | 'site'>, others: readonly ListedRedirect[] = []): string {
  const lines = [...listRedirects(app), ...others].flatMap(({ from, to, status }) => {
    const patterns = from.endsWith('/**') ? [from.slice(0, -'/**'.length), from.slice(0, -1)] : [from];
    return patterns
      .filter((path) => path !== (app.site.base ?? ''))
      .map((path) => `${encodePattern(path)} ${to} ${status}`);
  });
  const isDynamic = (line: string): boolean => /[*:]/u.test(line.split(' ')[0] ?? '');
  return [...lines.filter((line) => !isDynamic(line)), ...lines.filter(isDynamic), ''].join('\n');
}

/** Encodes a pattern as a URL path. Parameters and wildcards are not encoded. */
export function encodePattern(path: string): string {
  const encode = (segment: string): string =>
    /^\*+$/u.test(segment) || segment.startsWith(':') ? segment : encodePath(segment);
  return path.split('/').map(encode).join('/');
}
