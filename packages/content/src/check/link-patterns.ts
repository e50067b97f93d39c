import { withoutTrailingSlash } from '../navigation/paths.ts';

/** Creates a test for the URLs that a configuration allows, with and without a language prefix. */
export function createLinkTest(patterns: readonly string[], locales: readonly string[]): (address: string) => boolean {
  const prefixes = locales.length > 1 ? ['', ...locales.map((locale) => `/${locale}`)] : [''];
  const tests = prefixes.flatMap((prefix) => patterns.map((pattern) => toRegExp(prefix + pattern)));
  return (address) => tests.some((test) => test.test(plainAddress(address)));
}

const WILDCARDS: Record<string, string> = {
  '/**': '(?:/[^#]*)?',
  '/**/': '/(?:[^#]*/)?',
  '**': '[^#]*',
  '*': '[^/#]*',
};

/** `*` matches one segment, `**` any number of segments including none: `/studio/**` also matches `/studio`. */
function toRegExp(pattern: string): RegExp {
  const parts = plainAddress(pattern).split(/(\/\*\*\/|\/\*\*$|\*\*|\*)/u);
  return new RegExp(`^${parts.map((part) => WILDCARDS[part] ?? RegExp.escape(part)).join('')}$`, 'u');
}

/** `/docs/#start` and `/docs#start` are equivalent. */
function plainAddress(address: string): string {
  return withoutTrailingSlash(address).replace('/#', '#');
}
