import { expect, test } from 'vitest';
import { createEndpointTable } from './endpoints/endpoint-table.ts';
import { createTestApp } from '../../fixtures/test-app.tsx';
import { listBuildPaths, createBuildEndpoints } from './build-endpoint.ts';

const build = { id: 'b1', timestamp: 1_790_000_000_000 };

test('latest.json contains the build and content version and is not cached', async () => {
  const response = await ask('/builds/latest.json?1790000000000');
  expect(response?.headers.get('cache-control')).toBe('no-store');
  expect(await response?.json()).toEqual({ ...build, content: 'c1' });
});

test('latest.json contains the build if the database is unavailable', async () => {
  const response = await ask('/builds/latest.json', 'GET', async () => await Promise.reject(new Error('no database')));
  expect(await response?.json()).toEqual(build);
});

test('the manifest of this build is cached as immutable', async () => {
  const response = await ask('/builds/meta/b1.json');
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response?.json()).toMatchObject({
    ...build,
    matcher: {
      '/old': { redirect: '/docs/start' },
      '/old-part': { redirect: '/docs/start#end' },
      '/away': { redirect: 'https://away.example/there' },
    },
    prerendered: ['/en'],
  });
});

test.for(['/builds/meta/b0.json', '/builds/meta/b1', '/builds/meta/', '/builds/meta/b1.json/more'])(
  '%s returns 404, which is not cached',
  async (path) => {
    const response = await ask(path);
    expect(response?.status).toBe(404);
    expect(response?.headers.get('cache-control')).toBe('no-store');
  },
);

test.for(['/', '/builds', '/builds/other.json', '/en/builds/latest.json'])('does not handle %s', async (path) => {
  expect(await ask(path)).toBeUndefined();
});

test.for(['/builds/latest.json', '/builds/meta/b1.json'])('%s accepts only GET and HEAD', async (path) => {
  expect((await ask(path, 'POST'))?.status).toBe(405);
  expect((await ask(path, 'HEAD'))?.status).toBe(200);
});

test('the static output contains both files', async () => {
  for (const address of listBuildPaths(build)) expect((await ask(address))?.status).toBe(200);
});

async function ask(
  address: string,
  method = 'GET',
  content = async (): Promise<string> => 'c1',
): Promise<Response | undefined> {
  const endpoint = createEndpointTable(
    createBuildEndpoints({ app: createTestApp(), build, content, listPrerendered: async () => ['/en'] }),
  );
  const url = new URL(address, 'http://site.test');
  return await endpoint(new Request(url, { method }), url, url.pathname);
}
