import { expect, test } from 'vitest';
import { createEndpointTable } from '../../server/endpoints/endpoint-table.ts';
import { createImageEndpoint } from './image-endpoint.ts';

async function ask(path: string, method = 'GET') {
  const url = new URL('http://site.test/');
  return await createEndpointTable([createImageEndpoint()])(new Request(url, { method }), url, path);
}

test.for([
  ['/_image/640/a.0123456789.webp', 'GET', 404],
  ['/_image/641/a.0123456789.webp', 'GET', 400],
  ['/_image/640/../../server/content.sqlite', 'GET', 400],
  ['/_image/640/https://elsewhere.example/a.webp', 'GET', 400],
  ['/_image/640/a.0123456789.webp', 'POST', 405],
] as const)('%s with %s has status %i', async ([path, method, status]) => {
  const response = await ask(path, method);
  expect(response?.status).toBe(status);
  expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
});

test('lists the available widths for an invalid path', async () => {
  expect(await (await ask('/_image/1/a.webp'))?.text()).toBe(
    'Images are at /_image/{width}/{name}.{format}. Widths: 320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072.',
  );
});

test('ignores other paths', async () => {
  expect(await ask('/_images/640/a.0123456789.webp')).toBeUndefined();
});
