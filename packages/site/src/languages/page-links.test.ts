import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { pageLinks } from './page-links.ts';

const url = 'https://site.example';
const site = { ...manyLanguages, url };
const [english, portuguese = english, arabic = english] = site.locales;

test('a translated page names itself, every translation, and one for everyone else', () => {
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

test('all translations of a page name the same ones', () => {
  const all = ['en', 'ar'];
  const named = [english, arabic].map((locale) => pageLinks(site, locale, '/', { text: locale.code, all }).alternates);
  expect(named[0]).toEqual(named[1]);
  expect(named[0]?.map(({ lang }) => lang)).toEqual(['en', 'ar', 'x-default']);
});

test('everyone else gets the configured default, or the first there is', () => {
  const otherwise = { ...site, defaultLocale: 'ar' };
  const restOf = (all: string[]) =>
    pageLinks(otherwise, portuguese, '/', { text: 'pt_br', all }).alternates?.find(({ lang }) => lang === 'x-default')
      ?.href;
  expect(restOf(['en', 'pt_br', 'ar'])).toBe(`${url}/ar`);
  expect(restOf(['en', 'pt_br'])).toBe(`${url}/en`);
});

test('a text in the place of a translation belongs to its own language, and names no others', () => {
  expect(pageLinks(site, arabic, '/docs', { text: 'en', all: ['en', 'pt_br'] })).toEqual({
    canonical: `${url}/en/docs`,
  });
});

test('a page in one of several languages has no others to name', () => {
  expect(pageLinks(site, english, '/docs', { text: 'en', all: ['en'] })).toEqual({ canonical: `${url}/en/docs` });
});

test('one language has no alternates', () => {
  const one = { ...oneLanguage, url };
  expect(pageLinks(one, english, '/', { text: 'en', all: ['en'] })).toEqual({ canonical: `${url}/` });
});

test('a site that does not know where it is names nothing', () => {
  expect(pageLinks(manyLanguages, english, '/', { text: 'en', all: ['en', 'ar'] })).toEqual({});
});
