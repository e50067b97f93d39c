import { expect, test } from 'vitest';
import { manyLanguages, testRoute } from '../../fixtures/test-app.tsx';
import { headersOf, request } from '../../fixtures/test-requests.ts';

const markdown = { accept: 'text/markdown, */*' };

test('responds with markdown at the path of the page if the client prefers it', async () => {
  const response = await request('/en/docs/start', { headers: markdown });
  expect(response.status).toBe(200);
  expect(headersOf(response, 'content-type', 'cache-control', 'vary')).toEqual([
    'text/markdown; charset=utf-8',
    'no-cache',
    'accept, accept-encoding',
  ]);
  expect(await response.text()).toContain('# Start\n\nHow to "begin"\n\nBefore the tabs.\n\n');
});

test.for(['*/*', 'text/*', 'text/html, text/markdown;q=0.9'])('responds with HTML for %s', async (accept) => {
  const response = await request('/en/docs/start', { headers: { accept } });
  expect(headersOf(response, 'content-type', 'vary')).toEqual(['text/html; charset=utf-8', 'accept, accept-encoding']);
});

test('a HEAD request has the headers of the markdown and no body', async () => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map(async (method) => await request('/en/docs/start', { method, headers: markdown })),
  );
  expect(head?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])]);
  expect(head?.body).toBeNull();
});

test.for([
  ['/en/nowhere', 404],
  ['/en/broken', 500],
])('the error at %s is HTML', async ([path, status]) => {
  const response = await request(String(path), { headers: markdown });
  expect(response.status).toBe(status);
  expect(headersOf(response, 'content-type', 'vary')).toEqual([
    'text/html; charset=utf-8',
    'accept, user-agent, accept-encoding',
  ]);
});

test('a page without a markdown version is HTML', async () => {
  const routes = [{ ...testRoute('/'), meta: { noindex: true as const } }];
  const response = await request('/en', { headers: markdown }, { routes });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('link')).not.toContain('/raw/');
  expect(await response.text()).not.toContain('/raw/');
});

test('redirects and payloads do not depend on the Accept header', async () => {
  expect((await request('/en/old', { headers: markdown })).headers.get('location')).toBe('/en/docs/start');
  const payload = await request('/en/docs/start/_payload.json', { headers: markdown });
  expect(payload.headers.get('content-type')).toContain('application/json');
  expect(await payload.json()).not.toHaveProperty('markdown');
});

test('a page links to its markdown version', async () => {
  const response = await request('/en/docs/start');
  expect(response.headers.get('link')).toBe(
    '</raw/en/docs/start.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"; type="text/markdown"',
  );
  const html = await response.text();
  expect(html).toContain('<link rel="alternate" type="text/markdown" href="/raw/en/docs/start.md">');
});

test('with raw: false, pages are always HTML and link to no markdown version', async () => {
  const site = { ...manyLanguages, raw: false };
  const response = await request('/en/docs/start', { headers: markdown }, { site });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('link')).toBe('</llms.txt>; rel="describedby"; type="text/markdown"');
  expect(await response.text()).not.toContain('/raw/');
});

test('with llms: false, no page links to llms.txt', async () => {
  const response = await request('/en/docs/start', {}, { site: { ...manyLanguages, llms: false } });
  expect(response.headers.get('link')).toBe('</raw/en/docs/start.md>; rel="alternate"; type="text/markdown"');
  const bare = await request('/en/docs/start', {}, { site: { ...manyLanguages, llms: false, raw: false } });
  expect(bare.headers.get('link')).toBeNull();
});
