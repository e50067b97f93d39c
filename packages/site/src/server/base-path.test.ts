import { expect, test } from 'vitest';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { request } from '../../fixtures/test-requests.ts';

const base = '/below/here';
const site = { ...manyLanguages, base };

test.for([
  ['/below/here', '/below/here/en'],
  ['/below/here/?a=1', '/below/here/en?a=1'],
  ['/below/here/docs/start', '/below/here/en/docs/start'],
  ['/below/here/old', '/below/here/en/docs/start'],
  ['/below/here/ar/old-part', '/below/here/ar/docs/start#end'],
  ['/below/here/away', 'https://away.example/there'],
] as const)('redirects %s to %s', async ([path, target]) => {
  const response = await request(path, {}, { site });
  expect([response.status >= 300, response.headers.get('location')]).toEqual([true, target]);
});

test.for(['/', '/en', '/below', '/en/docs/start', '/below/hereafter', '/old'])(
  'returns 404 for %s, which is outside of the base path',
  async (path) => {
    expect((await request(path, {}, { site })).status).toBe(404);
  },
);

test('pages and payloads contain the path with the base path', async () => {
  const page = await request('/below/here/en/docs/start', {}, { site });
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('"path":"/below/here/en/docs/start"'),
  ]);
  const payload = await request('/below/here/en/docs/start/_payload.json?b1.c1', {}, { site });
  expect(await payload.json()).toMatchObject({ path: '/below/here/en/docs/start', status: 200 });
});

test('with one language, the base path is the home page', async () => {
  const response = await request('/below/here/_payload.json?b1.c1', {}, { site: { ...oneLanguage, base } });
  expect(await response.json()).toMatchObject({ path: '/below/here', route: '/' });
});

test('canonical URLs contain the base path once, whether or not the URL of the site contains it', async () => {
  for (const url of ['https://site.example', 'https://site.example/below/here/']) {
    const response = await request('/below/here/en/docs/start', {}, { site: { ...site, url } });
    expect(await response.text()).toContain(
      '<link rel="canonical" href="https://site.example/below/here/en/docs/start">',
    );
  }
});

test('endpoints get the path without the base path', async () => {
  const requests: string[] = [];
  const endpoint: SiteEndpoint = {
    path: '/api/x',
    methods: ['GET'],
    cache: 'none',
    handle(_, { path }) {
      requests.push(path);
      return new Response('ok');
    },
  };
  expect((await request('/below/here/api/x', {}, { site, endpoints: [endpoint] })).status).toBe(200);
  expect(requests).toEqual(['/api/x']);
});

test('the root page of a static site redirects to a language below the base path', async () => {
  const response = await request('/below/here/', {}, { site, mode: 'static' });
  const html = await response.text();
  expect(html).toContain("location.replace('/below/here/'+");
  expect(html).toContain('<a href="/below/here/en">');
  const redirects = await request('/below/here/_redirects', {}, { site, mode: 'static' });
  expect(await redirects.text()).toContain('/below/here/ar/old /below/here/ar/docs/start 301\n');
});
