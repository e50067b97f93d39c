import { expect, test } from 'vitest';
import { openGraphLocale } from './open-graph-locale.ts';

test.for([
  ['en', 'en_US'],
  ['pt-BR', 'pt_BR'],
  ['pt', 'pt_BR'],
  ['zh-TW', 'zh_TW'],
  ['ja', 'ja_JP'],
  ['no such tag', undefined],
] as const)('%s is %s', ([tag, locale]) => {
  expect(openGraphLocale(tag)).toBe(locale);
});
