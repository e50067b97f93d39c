import { withoutTrailingSlash } from '../navigation/paths.ts';

/** Creates a test for the URLs that a configuration allows, with and without a language prefix. */
export function createLinkTest(patterns: readonly string[], locales: readonly string[]): (url: string) => boolean {
  const prefixes = locales.length > 1 ? ['', ...locales.map((locale) => `/${locale}`)] : [''];
  const tests = prefixes.flatMap((prefix) => patterns.map((pattern) => toRegExp(prefix + pattern)));
  return (url) => tests.some((test) => test.test(normaliseUrl(url)));
}

const WILDCARDS: Record<string, string> = {
  '/**': '(?:/[^#]*)?',
  '/**/': '/(?:[^#]*/)?',
  '**': '[^#]*',
  '*': '[^/#]*',
};

/** `*` matches one segment, `**` any number of segments including none: `/studio/**` also matches `/studio`. */
function toRegExp(pattern: string): RegExp {
  const parts = normaliseUrl(pattern).split(/(\/\*\*\/|\/\*\*$|\*\*|\*)/u);
  return new RegExp(`^${parts.map((part) => WILDCARDS[part] ?? RegExp.escape(part)).join('')}$`, 'u');
}

/** `/docs/#start` and `/docs#start` are equivalent. */
function normaliseUrl(url: string): string {
  return withoutTrailingSlash(url).replace('/#', '#');
}
