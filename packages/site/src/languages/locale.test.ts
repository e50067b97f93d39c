import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { chooseLocale, languageTag, localisePath, splitLocale } from './locale.ts';

const [english, portuguese, arabic] = manyLanguages.locales;

test.for([
  ['/en', english, '/'],
  ['/en/', english, '/'],
  ['/pt_br/docs/start', portuguese, '/docs/start'],
  ['/ar/docs/start//', arabic, '/docs/start'],
  ['//en//docs', english, '/docs'],
  ['/en/en', english, '/en'],
] as const)('with several languages, %s is split into language and path', ([full, locale, path]) => {
  expect(splitLocale(full, manyLanguages)).toEqual({ locale, path });
});

test.for(['/', '', '/docs', '/fr/docs', '/EN/docs', '/en-gb', '/pt-BR/docs'])(
  'with several languages, "%s" names none of them',
  (path) => {
    expect(splitLocale(path, manyLanguages)).toBeUndefined();
  },
);

test.for([
  ['/', '/'],
  ['', '/'],
  ['/docs/start/', '/docs/start'],
  ['/en/docs', '/en/docs'],
  ['//docs', '/docs'],
])('with one language, "%s" is the path "%s" in it', ([full, path]) => {
  expect(splitLocale(full ?? '', oneLanguage)).toEqual({ locale: oneLanguage.locales[0], path });
});

test.for([
  ['/', '/pt_br', '/'],
  ['/docs/start', '/pt_br/docs/start', '/docs/start'],
  ['/docs/start/', '/pt_br/docs/start', '/docs/start'],
  ['//docs', '/pt_br/docs', '/docs'],
  ['/docs#end', '/pt_br/docs#end', '/docs#end'],
] as const)('visitors see "%s" as "%s" among several languages and as "%s" in one', ([path, several, one]) => {
  const locale = { code: 'pt_br', name: 'Português' };
  expect(localisePath(path, locale, manyLanguages)).toBe(several);
  expect(localisePath(path, locale, oneLanguage)).toBe(one);
});

test.for([
  ['ar', 'ar'],
  ['pt_br', 'pt_br'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('a visitor whose cookie says %o reads %s', ([remembered, code]) => {
  expect(chooseLocale(remembered, manyLanguages).code).toBe(code);
});

test('the language tag is the code unless the locale names another', () => {
  expect(languageTag({ code: 'en', name: 'English' })).toBe('en');
  expect(languageTag({ code: 'tj', name: 'Тоҷикӣ', language: 'tg' })).toBe('tg');
});
