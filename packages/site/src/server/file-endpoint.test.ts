import { expect, test } from 'vitest';
import { testFileContext as context } from '../../fixtures/test-files.ts';
import { headersOf } from '../../fixtures/test-requests.ts';
import { createFileEndpoint, listFileHeaders } from './file-endpoint.ts';
import type { FileMaker } from './server.ts';

const files: Record<string, FileMaker> = {
  '/rss.xml': async ({ site }) =>
    new Response(`<title>${site.title}</title>`, { headers: { 'content-type': 'application/rss+xml' } }),
  '/api/list.json': async () => Response.json([], { headers: { 'cache-control': 'no-store' } }),
};

async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const url = new URL(path, 'http://site.test');
  const endpoint = createFileEndpoint({ files, context, isChanging: true });
  return await endpoint(new Request(url, init), url, path);
}

test('a file is what the site makes of its content, asked for again each time', async () => {
  const response = await ask('/rss.xml');
  expect(response && headersOf(response, 'content-type', 'cache-control', 'x-content-type-options')).toEqual([
    'application/rss+xml',
    'no-cache',
    'nosniff',
  ]);
  expect(await response?.text()).toBe('<title>Test</title>');
});

test('it may say itself how long it is kept', async () => {
  expect((await ask('/api/list.json'))?.headers.get('cache-control')).toBe('no-store');
});

test('beside files the same is said of them', async () => {
  expect(await listFileHeaders({ files, context })).toEqual({
    '/rss.xml': Object.fromEntries((await ask('/rss.xml'))?.headers ?? []),
    '/api/list.json': Object.fromEntries((await ask('/api/list.json'))?.headers ?? []),
  });
});

test.for([
  ['is made once where the content stays', false, 200, ['1', '1', '1']],
  ['is made anew where the content changes', true, 200, ['1', '2', '3']],
  ['that went wrong is tried again', false, 503, ['1', '2', '3']],
] as const)('a file %s', async ([, isChanging, status, numbers]) => {
  let count = 0;
  const make: FileMaker = async () => {
    count += 1;
    return new Response(String(count), { status, headers: { 'x-number': String(count) } });
  };
  const files = { '/count': make, '/other': async () => new Response('other') };
  const endpoint = createFileEndpoint({ files, context, isChanging });
  const get = async (path: string): Promise<Response | undefined> => {
    const url = new URL(path, 'http://site.test');
    return await endpoint(new Request(url), url, path);
  };
  const answers = [await get('/count'), await get('/count'), await get('/count')];
  expect(answers.map((answer) => [answer?.status, answer?.headers.get('x-number')])).toEqual(
    numbers.map((number) => [status, number]),
  );
  expect(await Promise.all(answers.map(async (answer) => await answer?.text()))).toEqual(numbers);
  expect(await (await get('/other'))?.text()).toBe('other');
});

test('other paths and methods are not its own', async () => {
  expect(await ask('/toString')).toBeUndefined();
  expect((await ask('/rss.xml', { method: 'POST' }))?.status).toBe(405);
});
