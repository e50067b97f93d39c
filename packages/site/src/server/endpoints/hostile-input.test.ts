import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BODIES, HEADERS, OTHER_TYPES, QUERIES, TAILS } from '../../../fixtures/hostile-requests.ts';
import { openTestSite } from '../../../fixtures/open-test-site.ts';
import type { OpenTestSite } from '../../../fixtures/open-test-site.ts';
import { listClashes } from '../../vite/routes/list-clashes.ts';
import type { SiteEndpoint } from './endpoint.ts';

/**
 * Sends hostile input to every endpoint of a whole site. The row of an endpoint says what has to be answered, so an
 * endpoint that is added to the table is tested as well.
 */

const JSON_TYPE = { 'content-type': 'application/json' };
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Longest answers, in characters: an error repeats little of what was sent; a page of the site is whole. */
const LONGEST = { error: 10_000, page: 200_000, data: 2_000_000 };

let site: OpenTestSite;
let clients = 0;
/** What is wrong with the answers of a test. */
let problems: string[] = [];

beforeAll(async () => {
  site = await openTestSite();
});

beforeEach(() => {
  problems = [];
});

afterAll(async () => {
  await site.close();
});

/** An answer with its text. Each request is of another client: limits are tested elsewhere. */
async function ask(address: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> {
  clients += 1;
  const request = new Request(`http://site.test${address}`, init);
  const response = await site.send(Object.assign(request, { ip: `2001:db8:0:${clients.toString(16)}::1` }));
  const place = `${init.method ?? 'GET'} ${address.slice(0, 100)} ${JSON.stringify(init.headers ?? {}).slice(0, 100)}`;
  const text = await response.clone().text();
  problems.push(...problemsOf(response, text).map((problem) => `${place}: ${problem}: ${text.slice(0, 200)}`));
  return { response, text };
}

/** What is wrong with an answer, whatever was asked. */
function problemsOf({ status, headers }: Response, text: string): string[] {
  const type = headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const most = isPage ? LONGEST.page : status >= 400 ? LONGEST.error : LONGEST.data;
  const header = (name: string): string => headers.get(name) ?? '';
  const rules: Record<string, boolean> = {
    'an error of the server': status < 500 || (status === 503 && header('retry-after') !== ''),
    'a long answer': text.length < most,
    'a place in the code': status < 400 || !/\n\s+at \S|node_modules|file:\/\/|\.tsx?:\d|\/packages\//u.test(text),
    'an error that may be cached': status < 400 || /^(?:no-store|no-cache)$/u.test(header('cache-control')),
    'no Allow': status !== 405 || /^[A-Z]+(?:, [A-Z]+)*$/u.test(header('allow')),
    'no nosniff': header('x-content-type-options') === 'nosniff',
    'no permissions policy': header('permissions-policy').includes('camera=()'),
    'no resource policy': /^(?:same|cross)-origin$/u.test(header('cross-origin-resource-policy')),
    'no content security policy': !isPage || header('content-security-policy').includes("object-src 'none'"),
    'a cookie': !headers.has('set-cookie'),
  };
  return Object.entries(rules).flatMap(([problem, holds]) => (holds ? [] : [`${status} with ${problem}`]));
}

/** An address that only this endpoint can answer. */
function addressOf({ path }: SiteEndpoint): string {
  return path.replace('/**', '/any');
}

/** Addresses below folders at which something is, each with a query that is answered. */
const REAL_ADDRESSES: Partial<Record<string, readonly string[]>> = {
  '/raw/**': ['/raw/en/docs/guide/start.md'],
  '/api/_recto_icon/**': ['/api/_recto_icon/lucide.json?icons=house', '/api/_recto_icon/none.json?icons=house'],
  '/api/search': ['/api/search?q=begin'],
  '/__recto_content/**': ['/__recto_content/docs/sql_dump.txt', '/__recto_content/docs/query'],
  '/builds/meta/**': ['/builds/meta/test.json'],
  '/**.txt': ['/robots.txt', '/llms.txt'],
  '/**.xml': ['/sitemap.xml'],
  '/api/list/**': ['/api/list/all?limit=3'],
};

const addressesOf = (endpoint: SiteEndpoint): string[] => [
  addressOf(endpoint),
  ...(REAL_ADDRESSES[endpoint.path] ?? []),
];

function methodsOf({ methods }: SiteEndpoint): string[] {
  return methods === 'all' ? METHODS : methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

const everyEndpoint = async (run: (endpoint: SiteEndpoint) => Promise<void>): Promise<void> => {
  // Files of other languages are made by the same code.
  for (const endpoint of site.endpoints)
    if (!/^\/(?!en\/)[a-z]{2}(?:_[a-z]+)?\//u.test(endpoint.path)) await run(endpoint);
};

test('the table has the endpoints of the site and of its features', () => {
  const paths = site.endpoints.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/mcp', '/api/search', '/raw/**', '/__recto_content/**', '/**.txt', '/api/reading-time']),
  );
  expect(paths.length).toBeGreaterThan(15);
});

test('no API route of a site can take the path of an endpoint that every site has', () => {
  const own = site.endpoints.filter(
    ({ path }) => !path.startsWith('/**') && /^\/(?:_|api\/_|mcp|raw|builds)/u.test(path),
  );
  const open = own.filter((endpoint) => listClashes([{ route: addressOf(endpoint), file: '' }]).length === 0);
  expect(own).not.toHaveLength(0);
  expect(open.map(({ path }) => path)).toEqual([]);
});

test('another method is answered 405, with those that are allowed', async () => {
  await everyEndpoint(async (endpoint) => {
    const { methods } = endpoint;
    // Those that answer every method themselves take none that changes something, except POST.
    const wrong =
      methods === 'all' ? ['PUT', 'PATCH', 'DELETE'] : METHODS.filter((one) => !methodsOf(endpoint).includes(one));
    for (const method of wrong) {
      const { response } = await ask(addressOf(endpoint), { method });
      expect([response.status, endpoint.path, method]).toEqual([405, endpoint.path, method]);
      const allow = response.headers.get('allow')?.split(', ') ?? [];
      expect([endpoint.path, allow]).toEqual([endpoint.path, methods === 'all' ? allow : methodsOf(endpoint)]);
    }
  });
  expect(problems).toEqual([]);
});

test('an endpoint with a role refuses everybody who has none, before it reads anything', async () => {
  const closed = site.endpoints.filter(({ role }) => role !== undefined);
  expect(closed).not.toHaveLength(0);
  for (const endpoint of closed) {
    for (const method of methodsOf(endpoint)) {
      for (const headers of [{}, ...HEADERS]) {
        const body = isRead(method) ? {} : { body: '{' };
        const { response, text } = await ask(addressOf(endpoint), { method, headers, ...body });
        expect([401, 403]).toContain(response.status);
        expect(text).not.toContain('for editors');
      }
    }
  }
  expect(problems).toEqual([]);
});

test('addresses with slashes, NULs and broken escapes', async () => {
  await everyEndpoint(async (endpoint) => {
    const { path } = endpoint;
    const folder = path.endsWith('/**') ? path.slice(0, -2) : `${addressOf(endpoint)}/`;
    const ends = ['%00', '%2f', '%2e', '/..%2f', ';a=b', '%', '/.'].map((end) => addressOf(endpoint) + end);
    for (const address of [...TAILS.map((tail) => folder + tail), ...ends]) await ask(address);
  });
  expect(problems).toEqual([]);
});

test('queries and headers', async () => {
  await everyEndpoint(async (endpoint) => {
    for (const method of methodsOf(endpoint)) {
      for (const address of addressesOf(endpoint)) {
        const [path = ''] = address.split('?');
        for (const query of ['', '?', ...QUERIES]) await ask(path + query, { method });
        for (const headers of HEADERS) await ask(address, { method, headers });
      }
    }
  });
  expect(problems).toEqual([]);
});

test('bodies', async () => {
  await everyEndpoint(async (endpoint) => {
    for (const method of methodsOf(endpoint).filter((one) => !isRead(one))) {
      for (const address of addressesOf(endpoint)) {
        for (const { body } of BODIES) await ask(address, { method, body, headers: JSON_TYPE });
        for (const { body, type } of OTHER_TYPES) {
          await ask(address, { method, body, headers: type === undefined ? {} : { 'content-type': type } });
        }
      }
    }
  });
  expect(problems).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});

describe('an endpoint with a schema', () => {
  const withInput = (reads: boolean): SiteEndpoint[] =>
    site.endpoints.filter(
      ({ input, role, methods }) => input && role === undefined && methods !== 'all' && methods.some(isRead) === reads,
    );

  /** Values for each key of a schema that are of all types that JSON has. */
  const inputs = ({ input }: SiteEndpoint): object[] => {
    const { properties = {} } = z.toJSONSchema(input ?? z.unknown(), { io: 'input', unrepresentable: 'any' });
    const values = [null, true, -1, 1e308, '', '1', 'a'.repeat(300), [], ['1'], {}, { $gt: '' }, '__proto__'];
    const one = Object.keys(properties).flatMap((key) => values.map((value) => ({ [key]: value })));
    const whole = values.map((value) => Object.fromEntries(Object.keys(properties).map((key) => [key, value])));
    return [...one, ...whole, ...whole.map((each) => ({ ...each, unknown: 1 })), {}];
  };

  test('takes what the schema takes and nothing else, in a query', async () => {
    const all = withInput(true);
    expect(all).not.toHaveLength(0);
    for (const endpoint of all) {
      for (const input of inputs(endpoint)) {
        const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
        const isValid = endpoint.input?.safeParse(Object.fromEntries(query)).success === true;
        const { response } = await ask(`${addressOf(endpoint)}?${query}`);
        expect([response.status === 400, String(query)]).toEqual([!isValid, String(query)]);
      }
    }
    expect(problems).toEqual([]);
  });

  test('takes what the schema takes and nothing else, in a body of JSON', async () => {
    const all = withInput(false);
    expect(all).not.toHaveLength(0);
    for (const endpoint of all) {
      const [method = ''] = methodsOf(endpoint);
      const send = async (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
        (await ask(addressOf(endpoint), { method, body, headers })).response.status;
      for (const input of inputs(endpoint)) {
        const isValid = endpoint.input?.safeParse(input).success === true;
        const body = JSON.stringify(input);
        expect([(await send(body)) === 400, body]).toEqual([!isValid, body]);
      }
      expect(await send('{"a":')).toBe(400);
      expect(await send(' '.repeat((endpoint.limit?.bytes ?? 65_536) + 1))).toBe(413);
      for (const { name, body, type } of OTHER_TYPES) {
        expect([name, await send(body, type === undefined ? {} : { 'content-type': type })]).toEqual([name, 415]);
      }
    }
    expect(problems).toEqual([]);
  });
});

test('answers are kept as the table says', async () => {
  const answered = new Set<string>();
  await everyEndpoint(async (endpoint) => {
    for (const address of addressesOf(endpoint)) {
      const { response } = await ask(address);
      if (!response.ok) continue;
      const expected = { none: /^no-store$/u, version: /^no-cache$/u, own: /./u }[endpoint.cache];
      expect(response.headers.get('cache-control')).toMatch(expected);
      answered.add(endpoint.path);
    }
  });
  expect([...answered]).toEqual(
    expect.arrayContaining(['/raw/**', '/api/search', '/sw.js', ...Object.keys(REAL_ADDRESSES)]),
  );
});

test('the site answers as before, and nothing was logged but what visitors may not read', async () => {
  expect((await ask('/en/docs/guide/start')).response.status).toBe(200);
  expect((await ask('/api/search?q=begin')).text).toContain('Start');
  expect(site.reported.map(String).filter((error) => /TypeError|RangeError|ReferenceError/u.test(error))).toEqual([]);
});
