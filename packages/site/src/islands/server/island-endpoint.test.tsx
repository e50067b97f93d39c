import { describe, expect, test } from 'vitest';
import { createEndpointTable } from '../../server/endpoints/endpoint-table.ts';
import { z } from 'zod';
import { createTestApp, manyLanguages, noContent, testServer, testVersion } from '../../../fixtures/test-app.tsx';
import { fixedVersion } from '../../server/content-version.ts';
import type { Middleware } from '../../app/app.ts';
import { islandUrl } from '../island-url.ts';
import type { Fragment } from '../fragment.ts';
import { defineIsland } from './define-island.ts';
import { createIslandEndpoint } from './island-endpoint.ts';
import type { IslandEndpointOptions } from './island-endpoint.ts';
import { createIslandRenderer } from './render-island.tsx';

const greeting = defineIsland({
  props: z.strictObject({ name: z.string().max(20).default('you'), times: z.int().positive().default(1) }),
  load: ({ props: { name, times } }) => Array.from({ length: times }, () => name),
  render: ({ data, messages, locale }) => (
    <p>
      {messages['greeting'] ?? 'Hello'} {data.join(', ')} in {locale.code}
    </p>
  ),
});
const nothing = z.strictObject({});
const islands = {
  greeting,
  Upper: defineIsland({ props: nothing, render: () => 'upper' }),
  prose: defineIsland({
    props: nothing,
    render: ({ prose }) =>
      prose([
        [
          'p',
          { onclick: 'alert(1)' },
          'Fine ',
          ['script', {}, 'alert(2)'],
          ['a', { href: 'javascript:alert(3)' }, 'link'],
        ],
        ['tabs', {}, ['div', {}, 'inside']],
      ]),
  }),
  foreign: defineIsland({ props: nothing, load: () => 'ar', localeOf: (data) => data, render: () => 'مرحبا' }),
  broken: defineIsland({
    props: nothing,
    load: () => {
      throw new Error('a secret of the server');
    },
    render: () => null,
  }),
  crooked: defineIsland({
    props: nothing,
    render: () => {
      throw new Error('a secret of the server');
    },
  }),
  closed: defineIsland({ props: nothing, middleware: ['closed'], render: () => 'hidden' }),
  away: defineIsland({ props: nothing, middleware: ['open', 'away'], render: () => 'hidden' }),
  open: defineIsland({ props: nothing, middleware: ['open'], render: () => 'shown' }),
  unknown: defineIsland({ props: nothing, middleware: ['nobody'], render: () => 'hidden' }),
};
const guard = (result: Awaited<ReturnType<Middleware>>) => async (): Promise<Middleware> => () => result;
const middleware = { closed: guard(false), away: guard({ redirect: '/login' }), open: guard(undefined) };

test('responds with HTML, language and the properties of the request', async () => {
  const response = await request(islandUrl({ name: 'greeting', locale: 'pt_br', props: '{"name":"<you>"}' }, versions));
  expect(response.status).toBe(200);
  const { id, ...fragment } = (await response.json()) as Fragment;
  expect(id).toMatch(/^greeting_[\da-z]+$/u);
  expect(fragment).toEqual({
    html: '<p>Olá<!-- --> <!-- -->&lt;you&gt;<!-- --> in <!-- -->pt_br</p>',
    head: { lang: 'pt-BR', dir: 'ltr' },
    props: { name: '<you>' },
  });
});

test('uses the default locale and default properties if the request has none', async () => {
  const fragment = (await (await request('/__recto_island/greeting_0.json')).json()) as { html: string; head: object };
  expect(fragment.html).toContain('you');
  expect(fragment.head).toEqual({ lang: 'en', dir: 'ltr' });
  expect(fragment).not.toHaveProperty('props');
});

const versions = { build: 'b1', content: 'c1' };

describe('is cached', () => {
  const current = islandUrl({ name: 'greeting', locale: 'en', props: '{"times":2}' }, versions);
  const guarded = islandUrl({ name: 'open', locale: 'en', props: '{}' }, versions);
  test.for([
    ['forever with the matching key', current, {}, 'public, max-age=31536000, immutable'],
    ['never with another key', '/__recto_island/greeting_0.json?locale=en&props=%7B%22times%22%3A2%7D', {}, 'no-store'],
    ['never with properties that do not match the key', current.replace('2%7D', '3%7D'), {}, 'no-store'],
    ['never in a language that does not match the key', current.replace('locale=en', 'locale=ar'), {}, 'no-store'],
    ['never for another build', current, { buildId: 'b2' }, 'no-store'],
    ['never for another content version', current, { version: fixedVersion(async () => 'c2') }, 'no-store'],
    [
      'never if the content changes during the request',
      current,
      { version: { ...testVersion, isCurrent: async () => false } },
      'no-store',
    ],
    ['never for an island with middleware', guarded, {}, 'no-store'],
  ] as const)('%s', async ([, address, options, cache]) => {
    const response = await request(address, {}, options);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(cache);
  });
});

describe('is refused', () => {
  test.for([
    ['/__recto_island/nobody_0.json', 404, 'There is no such island.'],
    ['/__recto_island/Greeting_0.json', 404, 'There is no such island.'],
    ['/__recto_island/upper_0.json', 404, 'There is no such island.'],
    ['/__recto_island/constructor_0.json', 404, 'There is no such island.'],
    ['/__recto_island/__proto___0.json', 404, 'There is no such island.'],
    ['/__recto_island/greeting_0.json?locale=fr', 400, 'The parameter "locale" is not a language of this site.'],
    ['/__recto_island/greeting_0.json?props=', 400, 'props is not valid JSON.'],
    ['/__recto_island/greeting_0.json?props=%5B1%5D', 400, 'props is not an object.'],
    ['/__recto_island/greeting_0.json?props=null', 400, 'props is not an object.'],
    [`/__recto_island/greeting_0.json?props={"name":1}`, 400, /^props\.name: /u],
    [`/__recto_island/greeting_0.json?props={"times":0}`, 400, /^props\.times: /u],
    [`/__recto_island/greeting_0.json?props={"other":0}`, 400, /^props: .*other/u],
    [`/__recto_island/greeting_0.json?props={"__proto__":{"name":"x"}}`, 400, /^props/u],
    [
      `/__recto_island/greeting_0.json?props={"name":"${'x'.repeat(2000)}"}`,
      400,
      'props is longer than 2000 characters.',
    ],
    ['/__recto_island/closed_0.json', 404, 'There is no such island.'],
    ['/__recto_island/away_0.json', 403, 'Access to this island is denied.'],
  ] as const)('%s: %i', async ([address, status, reason]) => {
    const response = await request(address);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(reason);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.for(['POST', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const response = await request('/__recto_island/greeting_0.json', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('middleware runs before the properties are checked', async () => {
    expect((await request('/__recto_island/closed_0.json?props={"wrong":1}')).status).toBe(404);
  });
});

test.for(['broken', 'crooked', 'unknown'])(
  'an error in "%s" is logged and its message is not sent to visitors',
  async (name) => {
    const reported: string[] = [];
    const report = (error: unknown, path: string): void => void reported.push(`${path}: ${String(error)}`);
    const response = await request(`/__recto_island/${name}_0.json`, {}, { report });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal Server Error');
    const reason = name === 'unknown' ? "Unknown route middleware: 'nobody'." : 'a secret of the server';
    expect(reported).toEqual([`/__recto_island/${name}_0.json: Error: ${reason}`]);
  },
);

test('an island can state that its text is in another language', async () => {
  const { head } = (await (await request('/__recto_island/foreign_0.json?locale=en')).json()) as Fragment;
  expect(head).toEqual({ lang: 'ar', dir: 'rtl' });
});

test('the markdown of authors is filtered by the allow-list', async () => {
  const { html } = (await (await request('/__recto_island/prose_0.json')).json()) as { html: string };
  expect(html).toBe('<recto-prose><p>Fine <a>link</a></p><div>inside</div></recto-prose>');
});

test('a static site responds with the island that a page has shown', async () => {
  const shown = { id: 'greeting_7', html: '<p>shown</p>', head: { lang: 'en', dir: 'ltr' as const } };
  const findShown = (key: string) => (key === 'greeting_7' ? shown : undefined);
  expect(await (await request('/__recto_island/greeting_7.json', {}, { findShown })).json()).toEqual(shown);
  expect(await (await request('/__recto_island/greeting_7.json?locale=en', {}, { findShown })).json()).not.toEqual(
    shown,
  );
});

test('does not respond to other paths', async () => {
  const url = new URL('http://site.test/__recto_content/docs/query');
  expect(await endpoint()(new Request(url), url, url.pathname)).toBeUndefined();
});

function endpoint(options: Partial<IslandEndpointOptions> = {}) {
  const app = { ...createTestApp(manyLanguages), middleware };
  const server = { ...testServer, islands };
  const render = createIslandRenderer({ app, server, content: noContent });
  const report = (error: unknown): void => {
    throw error;
  };
  const findShown = (): undefined => undefined;
  const common = { app, server, render, buildId: 'b1', version: testVersion, findShown, report };
  return createEndpointTable([createIslandEndpoint({ ...common, ...options })]);
}

async function request(address: string, init: RequestInit = {}, options: Partial<IslandEndpointOptions> = {}) {
  const url = new URL(address, 'http://site.test');
  const response = await endpoint(options)(new Request(url, init), url, decodeURIComponent(url.pathname));
  if (!response) throw new Error('The endpoint did not respond.');
  return response;
}
