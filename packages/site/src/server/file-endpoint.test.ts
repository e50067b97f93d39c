import { expect, test } from 'vitest';
import { createEndpointTable } from './endpoints/endpoint-table.ts';
import { testFileContext as context } from '../../fixtures/test-files.ts';
import { headersOf } from '../../fixtures/test-requests.ts';
import { createFileEndpoints, listFileHeaders } from './file-endpoint.ts';
import { cacheForever, cacheNothing } from './cache-result.ts';
import type { GenerateFile } from './server.ts';

const files: Record<string, GenerateFile> = {
  '/rss.xml': async ({ site }) =>
    new Response(`<title>${site.title}</title>`, { headers: { 'content-type': 'application/rss+xml' } }),
  '/api/list.json': async () => Response.json([], { headers: { 'cache-control': 'no-store' } }),
};

async function ask(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const url = new URL(path, 'http://site.test');
  const endpoint = createEndpointTable(createFileEndpoints({ files, context, cacheResult: cacheNothing }));
  return await endpoint(new Request(url, init), url, path);
}

test('sends a generated file that browsers revalidate each time', async () => {
  const response = await ask('/rss.xml');
  expect(response && headersOf(response, 'content-type', 'cache-control', 'x-content-type-options')).toEqual([
    'application/rss+xml',
    'no-cache',
    'nosniff',
  ]);
  expect(await response?.text()).toBe('<title>Test</title>');
});

test('keeps cache-control of the file', async () => {
  expect((await ask('/api/list.json'))?.headers.get('cache-control')).toBe('no-store');
});

test('lists the same headers for static hosts, without the entity tag', async () => {
  const headersAt = async (path: string): Promise<unknown> => {
    const { etag, ...others } = Object.fromEntries((await ask(path))?.headers ?? []);
    expect(etag).toMatch(/^W\/"\w+"$/u);
    return others;
  };
  expect(await listFileHeaders({ files, context })).toEqual({
    '/rss.xml': await headersAt('/rss.xml'),
    '/api/list.json': await headersAt('/api/list.json'),
  });
});

test('responds with 304 to a request with the entity tag of the file', async () => {
  const etag = (await ask('/rss.xml'))?.headers.get('etag') ?? '';
  const again = await ask('/rss.xml', { headers: { 'if-none-match': etag } });
  expect([again?.status, await again?.text(), again?.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await ask('/rss.xml', { headers: { 'if-none-match': 'W/"other"' } }))?.status).toBe(200);
  const head = await ask('/rss.xml', { method: 'HEAD', headers: { 'if-none-match': etag } });
  expect(head?.status).toBe(304);
  expect((await ask('/rss.xml', { method: 'OPTIONS', headers: { 'if-none-match': etag } }))?.status).toBe(204);
});

test('sends the error of a file that cannot be generated, whatever the request has cached', async () => {
  const broken = async () => new Response('away', { status: 503, headers: { etag: '"old"' } });
  const endpoint = createEndpointTable(
    createFileEndpoints({ files: { '/rss.xml': broken }, context, cacheResult: cacheNothing }),
  );
  const url = new URL('http://site.test/rss.xml');
  const request = new Request(url, { headers: { 'if-none-match': '"old"' } });
  expect((await endpoint(request, url, '/rss.xml'))?.status).toBe(503);
});

test.for([
  ['is generated once if the content does not change', cacheForever, 200, ['1', '1', '1']],
  ['is generated each time if the content may change', cacheNothing, 200, ['1', '2', '3']],
  ['that could not be generated is tried again', cacheForever, 503, ['1', '2', '3']],
] as const)('a file %s', async ([, cacheResult, status, numbers]) => {
  let count = 0;
  const make: GenerateFile = async () => {
    count += 1;
    return new Response(String(count), { status, headers: { 'x-number': String(count) } });
  };
  const files = { '/count': make, '/other': async () => new Response('other') };
  const endpoint = createEndpointTable(createFileEndpoints({ files, context, cacheResult }));
  const get = async (path: string): Promise<Response | undefined> => {
    const url = new URL(path, 'http://site.test');
    return await endpoint(new Request(url), url, path);
  };
  const responses = [await get('/count'), await get('/count'), await get('/count')];
  expect(responses.map((response) => [response?.status, response?.headers.get('x-number')])).toEqual(
    numbers.map((number) => [status, number]),
  );
  expect(await Promise.all(responses.map(async (response) => await response?.text()))).toEqual(numbers);
  expect(await (await get('/other'))?.text()).toBe('other');
});

test('does not handle other paths and methods', async () => {
  expect(await ask('/toString')).toBeUndefined();
  const refused = await ask('/rss.xml', { method: 'POST' });
  expect([refused?.status, refused?.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('responds to CORS preflight requests with the access control of the file', async () => {
  const open = { '/open.json': async () => Response.json([], { headers: { 'access-control-allow-origin': '*' } }) };
  const endpoint = createEndpointTable(
    createFileEndpoints({ files: { ...files, ...open }, context, cacheResult: cacheNothing }),
  );
  const respond = async (path: string) => {
    const url = new URL(path, 'http://site.test');
    const response = await endpoint(new Request(url, { method: 'OPTIONS' }), url, path);
    const names = ['access-control-allow-origin', 'access-control-allow-methods'] as const;
    return [response?.status, await response?.text(), ...(response ? headersOf(response, ...names) : [])];
  };
  expect(await respond('/open.json')).toEqual([204, '', '*', 'GET, HEAD']);
  expect(await respond('/rss.xml')).toEqual([204, '', null, null]);
});

test.for([
  ['once if the content does not change', cacheForever, 1],
  ['each time if it may change', cacheNothing, 2],
] as const)('files whose paths depend on the content are listed %s', async ([, cacheResult, times]) => {
  let count = 0;
  const list = async () => {
    count += 1;
    return { '/llms.txt': async () => new Response('all') };
  };
  const endpoint = createEndpointTable(createFileEndpoints({ files, list, context, cacheResult }));
  const read = async (path: string): Promise<string | undefined> => {
    const url = new URL(path, 'http://site.test');
    return await (await endpoint(new Request(url), url, path))?.text();
  };
  expect(await read('/rss.xml')).toBe('<title>Test</title>');
  expect(await read('/en/_payload.json')).toBeUndefined();
  expect(count).toBe(0);
  expect([await read('/llms.txt'), await read('/nowhere.txt')]).toEqual(['all', undefined]);
  expect(count).toBe(times);
});

test('lists the files again after an error', async () => {
  let isBroken = true;
  const list = async (): Promise<Record<string, GenerateFile>> => {
    if (isBroken) throw new Error('no database');
    return { '/llms.txt': async () => new Response('all') };
  };
  const endpoint = createEndpointTable(createFileEndpoints({ files, list, context, cacheResult: cacheForever }));
  const url = new URL('http://site.test/llms.txt');
  await expect(endpoint(new Request(url), url, '/llms.txt')).rejects.toThrow('no database');
  isBroken = false;
  expect((await endpoint(new Request(url), url, '/llms.txt'))?.status).toBe(200);
});
