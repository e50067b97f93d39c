import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { pageLinks } from './page-links.ts';

const url = 'https://site.example';
const site = { ...manyLanguages, url };
const [english, portuguese = english, arabic = english] = site.locales;

test('a translated page links to itself, every translation and x-default', () => {
  expect(pageLinks(site, portuguese, '/docs/日本', { text: 'pt_br', all: ['ar', 'pt_br', 'en'] })).toEqual({
    canonical: `${url}/pt_br/docs/%E6%97%A5%E6%9C%AC`,
    alternates: [
      { lang: 'en', href: `${url}/en/docs/%E6%97%A5%E6%9C%AC` },
      { lang: 'pt-BR', href: `${url}/pt_br/docs/%E6%97%A5%E6%9C%AC` },
      { lang: 'ar', href: `${url}/ar/docs/%E6%97%A5%E6%9C%AC` },
      { lang: 'x-default', href: `${url}/en/docs/%E6%97%A5%E6%9C%AC` },
    ],
  });
});

test('all translations of a page have the same alternates', () => {
  const all = ['en', 'ar'];
  const named = [english, arabic].map((locale) => pageLinks(site, locale, '/', { text: locale.code, all }).alternates);
  expect(named[0]).toEqual(named[1]);
  expect(named[0]?.map(({ lang }) => lang)).toEqual(['en', 'ar', 'x-default']);
});

test('x-default is the default locale, or else the first translation', () => {
  const otherwise = { ...site, defaultLocale: 'ar' };
  const restOf = (all: string[]) =>
    pageLinks(otherwise, portuguese, '/', { text: 'pt_br', all }).alternates?.find(({ lang }) => lang === 'x-default')
      ?.href;
  expect(restOf(['en', 'pt_br', 'ar'])).toBe(`${url}/ar`);
  expect(restOf(['en', 'pt_br'])).toBe(`${url}/en`);
});

test('the canonical URL of an untranslated text is in its own language, without alternates', () => {
  expect(pageLinks(site, arabic, '/docs', { text: 'en', all: ['en', 'pt_br'] })).toEqual({
    canonical: `${url}/en/docs`,
  });
});

test('a page without translations has no alternates', () => {
  expect(pageLinks(site, english, '/docs', { text: 'en', all: ['en'] })).toEqual({ canonical: `${url}/en/docs` });
});

test('a site with one language has no alternates', () => {
  const one = { ...oneLanguage, url };
  expect(pageLinks(one, english, '/', { text: 'en', all: ['en'] })).toEqual({ canonical: `${url}/` });
});

test('a site without url has no links', () => {
  expect(pageLinks(manyLanguages, english, '/', { text: 'en', all: ['en', 'ar'] })).toEqual({});
});
