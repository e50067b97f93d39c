import { expect, test } from 'vitest';
import { createEndpointTable } from '../../server/endpoints/endpoint-table.ts';
import type { IconSet } from '../icon-data.ts';
import { createIconEndpoint } from './icon-endpoint.ts';

const set: IconSet = {
  prefix: 'test',
  icons: { dot: { body: '<circle r="4"/>' }, wide: { body: '<path d="M0"/>', width: 32 } },
  aliases: { point: { parent: 'dot' } },
  width: 24,
  height: 24,
};
const endpoint = createEndpointTable([createIconEndpoint({ test: async () => ({ default: set }) })]);

async function ask(address: string, init: RequestInit = {}): Promise<Response | undefined> {
  const url = new URL(address, 'http://site.test');
  return await endpoint(new Request(url, init), url, decodeURIComponent(url.pathname));
}

test('responds with icons and the size of their collection, cached for a week', async () => {
  const response = await ask('/api/_recto_icon/test.json?icons=dot,wide');
  expect(response?.status).toBe(200);
  expect(response?.headers.get('cache-control')).toBe('public, max-age=604800');
  expect(await response?.json()).toEqual({ prefix: 'test', icons: set.icons, width: 24, height: 24 });
});

test('resolves aliases, and lists names that do not exist', async () => {
  expect(await (await ask('/api/_recto_icon/test.json?icons=point,none,constructor'))?.json()).toEqual({
    prefix: 'test',
    icons: { point: { body: '<circle r="4"/>' } },
    width: 24,
    height: 24,
    not_found: ['none', 'constructor'],
  });
});

test.for([
  ['/api/_recto_icon/none.json?icons=dot', 404],
  ['/api/_recto_icon/constructor.json?icons=dot', 404],
  ['/api/_recto_icon/Test.json?icons=dot', 404],
  ['/api/_recto_icon/..%2Ftest.json?icons=dot', undefined],
  ['/api/_recto_icon/test.json', 400],
  ['/api/_recto_icon/test.json?icons=', 400],
  ['/api/_recto_icon/test.json?icons=dot,', 400],
  ['/api/_recto_icon/test.json?icons=Dot', 400],
  ['/api/_recto_icon/test.json?icons=../dot', 400],
  ['/api/_recto_icon/test.json?icons=dot%20wide', 400],
  ['/api/_recto_icon/test.json?icons=%3Cscript%3E', 400],
  ['/api/_recto_icon', undefined],
  ['/api/other/test.json', undefined],
] as const)('%s: %s', async ([address, status]) => {
  expect((await ask(address))?.status).toBe(status);
});

test('allows only GET and HEAD', async () => {
  expect((await ask('/api/_recto_icon/test.json?icons=dot', { method: 'POST' }))?.status).toBe(405);
  expect((await ask('/api/_recto_icon/test.json?icons=dot', { method: 'HEAD' }))?.status).toBe(200);
});
