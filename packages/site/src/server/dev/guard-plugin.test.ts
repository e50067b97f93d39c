import { expect, test } from 'vitest';
import { guardPlugin } from './guard-plugin.ts';

const respond = (): Response => new Response('ok');
const request = new Request('http://site.invalid/api/a', { headers: { accept: 'application/json' } });

async function start(load: () => Promise<{ default?: unknown }>): Promise<{ status: number; text: string }> {
  const app = { fetch: respond };
  (await guardPlugin(load, '/site/server/plugins/a.ts'))(app);
  const response = (app.fetch as (one: Request) => Response)(request);
  return { status: response.status, text: await response.text() };
}

test('a plugin that works is called', async () => {
  let called = 0;
  expect(await start(async () => ({ default: () => (called += 1) }))).toEqual({ status: 200, text: 'ok' });
  expect(called).toBe(1);
});

const broken = (): never => {
  throw new Error('The plugin is broken.');
};

test.for([
  ['cannot be loaded', broken, 'The plugin is broken.'],
  ['throws', () => ({ default: broken }), 'The plugin is broken.'],
  ['is missing', () => ({}), 'The default export of this file is not a plugin.'],
] as const)('if a plugin %s, requests get the error', async ([, load, message]) => {
  const { status, text } = await start(async () => await Promise.resolve().then(load));
  expect(status).toBe(500);
  expect(text).toContain(message);
});
