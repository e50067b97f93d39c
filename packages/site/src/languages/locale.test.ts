import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import type { Locale, Site } from '../app/site.ts';
import {
  chooseLocale,
  defaultLocale,
  guessLocale,
  languageTag,
  localisePath,
  splitLocale,
  textDirection,
} from './locale.ts';

const [english, portuguese, arabic] = manyLanguages.locales as [Locale, Locale, Locale];
const below = (site: Site): Site => ({ ...site, base: '/docs' });

test.for([
  ['/en', english, '/'],
  ['/en/', english, '/'],
  ['/pt_br/docs/start', portuguese, '/docs/start'],
  ['/ar/docs/start//', arabic, '/docs/start'],
  ['//en//docs', english, '/docs'],
  ['/en/en', english, '/en'],
] as const)('with several languages, splits %s into locale and path', ([full, locale, path]) => {
  expect(splitLocale(full, manyLanguages)).toEqual({ locale, path });
});

test.for(['/', '', '/docs', '/fr/docs', '/EN/docs', '/en-gb', '/pt-BR/docs'])(
  'with several languages, "%s" has no locale',
  (path) => {
    expect(splitLocale(path, manyLanguages)).toBeUndefined();
  },
);

test.for([
  ['/EN/docs/', 'en', '/docs'],
  ['/Pt_Br', 'pt_br', '/'],
  ['/pt-BR/docs', 'pt_br', '/docs'],
  ['/ar/docs', 'ar', '/docs'],
  ['/docs/AR', 'en', '/docs/AR'],
  ['/fr/docs', 'en', '/fr/docs'],
  ['/', 'en', '/'],
] as const)('guesses from "%s" the locale %s and the path "%s"', ([url, code, path]) => {
  const guessed = guessLocale(url, manyLanguages);
  expect([guessed.locale.code, guessed.path]).toEqual([code, path]);
});

test('a locale code takes precedence over the language tag of another locale', () => {
  const site = {
    title: '',
    locales: [
      { code: 'tj', name: 'Тоҷикӣ', language: 'tg' },
      { code: 'tg', name: 'Other' },
    ],
  } as const;
  expect(guessLocale('/tg/docs', site).locale.code).toBe('tg');
});

test('with one language, no segment is read as a locale', () => {
  expect(guessLocale('/en/docs/', oneLanguage)).toEqual({ locale: oneLanguage.locales[0], path: '/en/docs' });
});

test.for([
  ['ar', ['en', 'ar'], 'ar'],
  [undefined, ['ar', 'en'], 'en'],
  ['fr', ['ar', 'en'], 'en'],
  [undefined, ['ar', 'de'], 'ar'],
  ['fr', ['ar', 'de'], 'ar'],
] as const)('with defaultLocale %s and locales %o, the default locale is %s', ([configured, codes, code]) => {
  const [first, second] = codes.map((name) => ({ code: name, name }));
  const locales = [first, second].filter((locale) => locale !== undefined) as unknown as typeof manyLanguages.locales;
  expect(defaultLocale({ title: '', locales, ...(configured && { defaultLocale: configured }) }).code).toBe(code);
});

test.for([
  ['/', '/'],
  ['', '/'],
  ['/docs/start/', '/docs/start'],
  ['/en/docs', '/en/docs'],
  ['//docs', '/docs'],
])('with one language, "%s" is the path "%s"', ([full, path]) => {
  expect(splitLocale(full ?? '', oneLanguage)).toEqual({ locale: oneLanguage.locales[0], path });
});

test.for([
  ['/', '/pt_br', '/'],
  ['/docs/start', '/pt_br/docs/start', '/docs/start'],
  ['/docs/start/', '/pt_br/docs/start', '/docs/start'],
  ['//docs', '/pt_br/docs', '/docs'],
  ['/docs#end', '/pt_br/docs#end', '/docs#end'],
] as const)('localises "%s" to "%s" with several languages and to "%s" with one', ([path, several, one]) => {
  const locale = { code: 'pt_br', name: 'Português' };
  expect(localisePath(path, locale, manyLanguages)).toBe(several);
  expect(localisePath(path, locale, oneLanguage)).toBe(one);
});

test.for([
  ['/', '/docs/ar', '/docs'],
  ['/start/', '/docs/ar/start', '/docs/start'],
  ['/docs/start', '/docs/ar/docs/start', '/docs/docs/start'],
] as const)('with the base path /docs, localises "%s" to "%s" or "%s"', ([path, several, one]) => {
  const [first, second] = [below(manyLanguages), below(oneLanguage)];
  expect([localisePath(path, arabic, first), localisePath(path, english, second)]).toEqual([several, one]);
  const local = path === '/' ? path : path.replace(/\/$/u, '');
  expect(splitLocale(several, first)).toEqual({ locale: arabic, path: local });
  expect(splitLocale(one, second)).toEqual({ locale: oneLanguage.locales[0], path: local });
  expect(guessLocale(several, first)).toEqual({ locale: arabic, path: local });
});

test.for(['/', '/en/start', '/docsy/en/start', '/other/docs/en'])(
  'with the base path /docs, "%s" is not a page of the site',
  (path) => {
    expect(splitLocale(path, below(manyLanguages))).toBeUndefined();
    expect(splitLocale(path, below(oneLanguage))).toBeUndefined();
  },
);

test.for([
  ['ar', 'ar'],
  ['pt_br', 'pt_br'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('with the cookie value %o, the locale is %s', ([remembered, code]) => {
  expect(chooseLocale(remembered, manyLanguages).code).toBe(code);
});

test('the language tag is the code unless the locale has another', () => {
  expect(languageTag({ code: 'en', name: 'English' })).toBe('en');
  expect(languageTag({ code: 'tj', name: 'Тоҷикӣ', language: 'tg' })).toBe('tg');
});

test.for([
  ['en', 'ltr'],
  ['pt-BR', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'ltr'],
] as const)('the direction of %s is %s, by the locales of the site', ([lang, direction]) => {
  expect(textDirection(lang, manyLanguages)).toBe(direction);
});
