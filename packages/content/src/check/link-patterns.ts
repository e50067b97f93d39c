import { withoutTrailingSlash } from '../navigation/paths.ts';

/** A test for the addresses that a configuration allows, with and without a language before them. */
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

/** `*` is any name, `**` any number of them, none too: `/studio/**` is `/studio` as well. */
function toRegExp(pattern: string): RegExp {
  const parts = plainAddress(pattern).split(/(\/\*\*\/|\/\*\*$|\*\*|\*)/u);
  return new RegExp(`^${parts.map((part) => WILDCARDS[part] ?? RegExp.escape(part)).join('')}$`, 'u');
}

/** `/docs/#start` and `/docs#start` are one place. */
function plainAddress(address: string): string {
  return withoutTrailingSlash(address).replace('/#', '#');
}
