import { expect, test, vi } from 'vitest';
import { createTestApp, manyLanguages, noContent, testRoute } from '../../../fixtures/test-app.tsx';
import type { Site } from '../../app/site.ts';
import { isRedirect } from '../../payload/payload.ts';
import { createEndpointTable } from '../../server/endpoints/endpoint-table.ts';
import { changePages } from '../../server/features/open-features.ts';
import { createResolver } from '../../server/resolve-page.ts';
import type { Server } from '../../server/server.ts';
import { imagePath, imageName, parseImagePath } from '../image-path.ts';
import type { SocialCard } from '../social-card.ts';
import { addSocialImage } from './add-social-image.ts';
import { createCardList } from './card-list.ts';
import { generalCard } from './card-of-page.ts';
import { createSocialImageEndpoint } from './social-image-endpoint.ts';

const site: Site = { ...manyLanguages, url: 'https://site.example' };
const routes = [
  testRoute('/'),
  testRoute('/about'),
  testRoute('/own'),
  testRoute('/english'),
  testRoute('/hello/:name'),
  { ...testRoute('/search'), meta: { noindex: true as const } },
  { ...testRoute('/me'), meta: { perVisitor: true as const } },
];
const app = { ...createTestApp(site), routes };
const server: Server = {
  loaders: {
    '/': async () => ({ title: '', description: 'What it is', data: null }),
    '/about': async () => ({ title: 'About', about: { trail: [{ name: 'Guide' }, { name: 'Basics' }] }, data: null }),
    '/own': async () => ({ title: 'Own', seo: { image: '/own.png' }, data: null }),
    '/english': async ({ locale }) => ({
      title: 'English',
      about: { trail: [{ name: `Trail in ${locale.code}` }] },
      languages: { text: 'en', all: ['en'] },
      data: null,
    }),
    '/hello/:name': async ({ params }) => ({ title: `Hello ${params['name']}`, data: null }),
    '/search': async () => ({ title: 'Search', data: null }),
    '/me': async () => ({ title: 'Me', data: null }),
  },
};
const general = generalCard(site);
const kit = { version: '1', general };
const generalAddress = imagePath(imageName('1', general));
const plain = createResolver({ app, server, content: noContent, report: () => undefined });

async function pictureOf(path: string, drawn?: ReadonlySet<string>): Promise<string | undefined> {
  const change = addSocialImage({ app, kit: { ...kit, drawn }, resolvePage: plain, isChanging: false });
  const page = await changePages(plain, change)(path, new Request('http://site.test'));
  return isRedirect(page) ? undefined : page.about?.picture?.src;
}

function createServer(find: (card: SocialCard) => Promise<Uint8Array<ArrayBuffer> | undefined>) {
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  const endpoint = createSocialImageEndpoint({ app, kit, resolvePage: plain, pictures: { find }, report });
  const table = createEndpointTable([endpoint]);
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const url = new URL(address, 'http://site.test');
    const response = await table(new Request(url, { headers }), url, decodeURIComponent(url.pathname));
    if (!response) throw new Error(`There is no response at ${address}.`);
    return response;
  };
  return { ask, reported };
}

const draw = async (card: SocialCard): Promise<Uint8Array<ArrayBuffer>> =>
  await Promise.resolve(new TextEncoder().encode(card.title));

test('a page references its image by path and texts, before it is rendered', async () => {
  expect(await pictureOf('/ar/about')).toMatch(/^\/_social\/ar\/about\.[\da-f]{16}\.png$/u);
  expect(await pictureOf('/ar/about')).not.toBe((await pictureOf('/en/about'))?.replace('/en/', '/ar/'));
});

test('an untranslated page has the image of its original', async () => {
  const english = await pictureOf('/en/english');
  expect(english).toContain('/en/english.');
  expect(await pictureOf('/ar/english')).toBe(english);
});

test('a page for one visitor has the general image; others have their own, or none', async () => {
  expect(await pictureOf('/en/me')).toBe(generalAddress);
  expect(await pictureOf('/en/own')).toBe('/own.png');
  expect(await pictureOf('/en/search')).toBeUndefined();
  expect(await pictureOf('/en/none')).toBeUndefined();
});

test('if the server cannot render, a page that is newer than the build has the general image', async () => {
  const about = (await pictureOf('/en/about')) ?? '';
  const drawn = new Set([parseImagePath(about)?.name ?? '']);
  expect(await pictureOf('/en/about', drawn)).toBe(about);
  expect(await pictureOf('/en/hello/you', drawn)).toBe(generalAddress);
});

test('lists the images that a build has to render for serverless hosts', async () => {
  const listed = { path: '/ar/about', locale: site.locales[0], title: '' };
  const listPages = async () => await Promise.resolve([listed, { ...listed, path: '/ar/own' }] as never[]);
  const endpoint = createCardList({ app, version: '1', listPages, resolvePage: plain });
  const response = await endpoint.handle(new Request('http://site.test'), {
    url: new URL('http://site.test'),
    path: '',
    input: undefined,
    client: 'unknown',
  });
  const words = { title: 'About', above: 'Basics', below: '', site: 'Test', host: 'site.example' };
  expect(await response?.json()).toEqual([
    { address: await pictureOf('/ar/about'), card: { ...words, locale: 'ar', lang: 'ar', dir: 'rtl' } },
  ]);
});

test('renders the images that pages reference, with immutable caching', async () => {
  const { ask } = createServer(draw);
  for (const [path, text] of [
    ['/en/about', 'About'],
    ['/ar', 'Test'],
    ['/ar/english', 'English'],
    ['/en/me', 'Test'],
    ['/en/hello/日本', 'Hello 日本'],
  ] as const) {
    const response = await ask((await pictureOf(path)) ?? '');
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/png',
      text,
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

test('responds with 304 without rendering if the client has the image', async () => {
  const find = vi.fn(draw);
  const { ask } = createServer(find);
  const address = (await pictureOf('/en/about')) ?? '';
  const tag = (await ask(address)).headers.get('etag') ?? '';
  const again = await ask(address, { 'if-none-match': tag });
  expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([
    304,
    'public, max-age=31536000, immutable',
    '',
  ]);
  expect(find).toHaveBeenCalledTimes(1);
});

const NAME = '0123456789abcdef';
const name = imageName('1', general);

test.for([
  `/_social/${NAME}.png`,
  `/_social/en/about.${NAME}.png`,
  `/_social/en/none.${name}.png`,
  `/_social/en/about.${name}.png`,
  `/_social/en/search.${NAME}.png`,
  `/_social/en/me.${NAME}.png`,
  `/_social/..%2f..%2fetc/passwd.${NAME}.png`,
  `/_social//evil.example/a.${NAME}.png`,
  `/_social/en/about%00.${NAME}.png`,
  `/_social/en/hello/${'x'.repeat(5000)}.${NAME}.png`,
  '/_social/kit.json',
  '/_social/draw.mjs',
  '/_social/en/about.png',
])('responds with 404 to %s, which no page references, without rendering', async (address) => {
  const find = vi.fn(draw);
  const response = await createServer(find).ask(address);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(find).not.toHaveBeenCalled();
});

test('responds with 404 to the path of a page with the name of another image, or with another spelling', async () => {
  const { ask } = createServer(draw);
  const about = (await pictureOf('/en/about')) ?? '';
  for (const address of [
    about.replace('/en/about', '/en/english'),
    about.replace('/en/about', '/ar/about'),
    about.replace('/en/about', '/en/about/'),
    about.replace('/en/about', '//en/about'),
    ((await pictureOf('/en/english')) ?? '').replace('/en/', '/ar/'),
  ]) {
    expect([address, (await ask(address)).status]).toEqual([address, 404]);
  }
});

test('truncates long titles before rendering', async () => {
  const find = vi.fn(draw);
  const response = await createServer(find).ask((await pictureOf(`/en/hello/${'é'.repeat(900)}`)) ?? '');
  expect(response.status).toBe(200);
  expect(find.mock.calls[0]?.[0].title).toHaveLength(400);
});

test('responds with the general image without caching if rendering fails', async () => {
  const { ask, reported } = createServer(async (card) => {
    if (card.title !== 'Test') throw new Error('No binary for this machine.');
    return await draw(card);
  });
  const response = await ask((await pictureOf('/en/about')) ?? '');
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
    200,
    'Test',
    'no-cache',
  ]);
  expect(response.headers.get('etag')).toBeNull();
  expect(reported).toHaveLength(1);
});

test('responds with 503 and retry-after if too many images are requested', async () => {
  const { ask } = createServer(async () => await Promise.resolve(undefined));
  const response = await ask((await pictureOf('/en/about')) ?? '');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});
