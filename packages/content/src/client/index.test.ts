import { afterEach, expect, test, vi } from 'vitest';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { ContentBuild } from './worker-protocol.ts';

const config = defineContent({
  locales: ['en', 'ar'],
  collections: { notes: defineCollection({ type: 'page', source: 'notes/**' }) },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./build.ts');
  vi.resetModules();
});

/** Loads the client of a build, and records its requests. */
async function load(build: ContentBuild | undefined) {
  vi.doMock('./build.ts', () => ({ build }));
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return Response.json([{ title: 'One' }]);
  });
  return { requests, ...(await import('./index.ts')) };
}

const build: ContentBuild = { source: 'server', isLive: false, base: '' };

test('a site without the plugin is an error with a hint', async () => {
  const { createContentClient } = await load(undefined);
  expect(() => createContentClient()).toThrow(expect.objectContaining({ code: 'client/no-plugin' }));
});

test('on a server, the language and the origin are determined for every query', async () => {
  const { createContentClient, requests } = await load(build);
  let locale: string | undefined = 'en';
  let cookie = 'session=1';
  const { queryCollection } = createContentClient<typeof config>({
    locale: () => locale,
    version: () => 'abc',
    server: () => ({ origin: 'https://site.test', cookie }),
  });
  expect(await queryCollection('notes').select('title').all()).toEqual([{ title: 'One' }]);
  [locale, cookie] = ['ar', 'session=2'];
  await queryCollection('notes').first();
  await queryCollection('notes', { locale: 'fr' }).first();
  locale = undefined;
  await queryCollection('notes').first();
  expect(requests.map(({ url, headers }) => [url, headers.get('cookie')])).toEqual([
    ['https://site.test/__recto_content/notes/query?v=abc&locale=en', 'session=1'],
    ['https://site.test/__recto_content/notes/query?v=abc&locale=ar', 'session=2'],
    ['https://site.test/__recto_content/notes/query?v=abc&locale=fr', 'session=2'],
    ['https://site.test/__recto_content/notes/query?v=abc', 'session=2'],
  ]);
});

test('a page sends requests to an absolute URL, whatever its base is', async () => {
  vi.stubGlobal('document', { baseURI: 'https://site.test/deep/page' });
  vi.stubGlobal('location', { href: 'https://site.test/deep/page' });
  for (const [base, expected] of [
    ['', 'https://site.test/__recto_content/'],
    ['/site', 'https://site.test/site/__recto_content/'],
    ['.', 'https://site.test/deep/__recto_content/'],
    ['https://files.test/x', 'https://files.test/x/__recto_content/'],
  ] as const) {
    const { createContentClient, requests } = await load({ ...build, base });
    // Node has no web workers, so the query runs on the server.
    await createContentClient<typeof config>().queryCollection('notes').first();
    expect(requests[0]?.url).toBe(`${expected}notes/query?v=`);
    vi.resetModules();
  }
});
