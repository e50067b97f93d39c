import { expect, test } from 'vitest';
import { createEndpointTable } from '../../server/endpoints/endpoint-table.ts';
import { createTestApp, manyLanguages, noContent, testRoute } from '../../../fixtures/test-app.tsx';
import type { PageDescription } from '../../about/page-about.ts';
import type { Site } from '../../app/site.ts';
import type { ResolvedPage } from '../../payload/resolved-page.ts';
import { listPages } from '../../server/directory/directory.ts';
import { createResolver } from '../../server/resolve-page.ts';
import type { Server } from '../../server/server.ts';
import { createCardEndpoint } from './card-endpoint.ts';
import { addSocialPicture } from './add-social-picture.ts';

const site: Site = {
  ...manyLanguages,
  url: 'https://site.example',
  icon: '/icon.svg',
  colors: { primary: 'indigo' },
  themeColor: { light: '#fcfdfe', dark: '#000000' },
};

const server: Server = {
  loaders: {
    '/': async () => ({ title: '', description: 'What it is', data: null }),
    '/about': async () => ({ title: 'About', about: { trail: [{ name: 'Guide' }, { name: 'Basics' }] }, data: null }),
    '/own': async () => ({ title: 'Own', seo: { image: '/own.png' }, data: null }),
  },
};

async function ask(of: Site, path = '/_social.json'): Promise<unknown> {
  const routes = [testRoute('/'), testRoute('/about'), testRoute('/own')];
  const app = { ...createTestApp(of), routes };
  const resolve = createResolver({ app, server, content: noContent, report: () => undefined });
  const list = async () => await listPages({ app, content: noContent, collections: [], resolve });
  const endpoint = createEndpointTable([createCardEndpoint({ app, resolve, listPages: list })]);
  const url = new URL(path, 'http://site.test');
  return await (await endpoint(new Request(url), url, path))?.json();
}

test('a build learns what to write on the picture of each page', async () => {
  const common = { site: 'Test', host: 'site.example' };
  const arabic = { ...common, locale: 'ar', lang: 'ar', dir: 'rtl' };
  const answer = (await ask(site)) as { pages: object };
  expect(Object.keys(answer.pages)).toEqual(['/en', '/en/about', '/pt_br', '/pt_br/about', '/ar', '/ar/about']);
  expect(answer).toMatchObject({
    general: { ...common, title: 'Test', above: '', below: '', locale: 'en', lang: 'en', dir: 'ltr' },
    pages: {
      '/ar': { ...arabic, title: 'Test', above: '', below: 'What it is' },
      '/ar/about': { ...arabic, title: 'About', above: 'Basics', below: '' },
    },
    look: { paper: '#fcfdfe', accent: 'indigo', icon: '/icon.svg' },
  });
});

test('a site without an address of its own has none, and other addresses are left to others', async () => {
  const { url: _, ...nowhere } = site;
  expect(await ask(nowhere)).toBeNull();
  expect(await ask(site, '/_other.json')).toBeUndefined();
});

const about: PageDescription = { kind: 'page', name: 'About', title: 'About', text: 'ar', languages: ['ar'] };
const page: ResolvedPage = {
  path: '/ar/about',
  locale: 'ar',
  route: '/about',
  status: 200,
  head: { title: '', description: '', lang: 'ar', dir: 'rtl' },
  data: null,
  body: [],
  about,
};
const { about: _, ...undescribed } = page;
const byPath = new Map([
  ['/ar/about', '/_social/1.png'],
  ['/en/about', '/_social/2.png'],
]);
const routes = [testRoute('/about'), { ...testRoute('/search'), meta: { noindex: true as const } }];

async function pictureOf(of: ResolvedPage, general: string | undefined = '/_social/0.png'): Promise<unknown> {
  return (await addSocialPicture({ routes }, { general, byPath })(of)).about?.picture;
}

test('a page has its picture, or that of its original, or that of the site', async () => {
  const fallback = { locale: 'en', lang: 'en', dir: 'ltr', path: '/en/about' } as const;
  const size = { width: 1200, height: 630 };
  expect(await pictureOf(page)).toEqual({ src: '/_social/1.png', ...size });
  expect(await pictureOf({ ...page, fallback })).toEqual({ src: '/_social/2.png', ...size });
  expect(await pictureOf({ ...page, path: '/ar/later' })).toEqual({ src: '/_social/0.png', ...size });
});

test('one that a page names stays; errors and pages for nobody have none, nor has a site without', async () => {
  const picture = { src: '/own.png' };
  expect(await pictureOf({ ...page, about: { ...about, picture } })).toEqual(picture);
  expect(await pictureOf(undescribed)).toBeUndefined();
  expect(await pictureOf({ ...page, route: '/search' })).toBeUndefined();
});
