import { expect, test } from 'vitest';
import { serve } from '../../../fixtures/serve.ts';
import { requestUrl } from './request-url.ts';

const SELF = { allowLoopback: true, timeout: 400 };

/** Starts a server with a page for every case, which records its requests. */
async function open() {
  const requests: string[] = [];
  const origin = await serve(({ method = '', url = '' }, response) => {
    requests.push(`${method} ${url}`);
    const lead = (status: number, location: string) => response.writeHead(status, { location }).end();
    if (url === '/there') response.writeHead(200).end();
    else if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200).end();
    else if (url === '/moved') lead(301, '/moved-again');
    else if (url === '/moved-again') lead(308, '/there');
    else if (url === '/away') lead(302, '/there');
    else if (url === '/round') lead(302, '/round');
    else if (url === '/inside') lead(302, 'http://169.254.169.254/latest');
    else if (url === '/file') lead(302, 'file:///etc/passwd');
    else if (url === '/shy') response.writeHead(403).end();
    else if (url !== '/silent') response.writeHead(url === '/gone' ? 410 : 404).end();
  });
  return { requests, ask: async (path: string) => await requestUrl(origin + path, SELF), origin };
}

test.for([
  ['/there', { kind: 'there', movedTo: undefined }, ['HEAD /there']],
  ['/no-head', { kind: 'there', movedTo: undefined }, ['HEAD /no-head', 'GET /no-head']],
  ['/away', { kind: 'there', movedTo: undefined }, ['HEAD /away', 'HEAD /there']],
  ['/none', { kind: 'missing', reason: 'responds with 404' }, ['HEAD /none', 'GET /none']],
  ['/gone', { kind: 'missing', reason: 'responds with 410' }, ['HEAD /gone', 'GET /gone']],
  ['/shy', { kind: 'unsure', reason: 'responds with 403' }, ['HEAD /shy', 'GET /shy']],
  ['/file', { kind: 'unsure', reason: 'redirects to "file:///etc/passwd"' }, ['HEAD /file']],
  ['/round', { kind: 'unsure', reason: 'redirects more than 5 times' }, Array<string>(6).fill('HEAD /round')],
  ['/silent', { kind: 'unsure', reason: 'does not respond in time' }, ['HEAD /silent', 'GET /silent']],
] as const)('%s: %o', async ([path, outcome, calls]) => {
  const { ask, requests } = await open();
  expect(await ask(path)).toEqual(outcome);
  expect(requests).toEqual(calls);
});

test('a permanent redirect reports the new URL', async () => {
  const { ask, origin } = await open();
  expect(await ask('/moved')).toEqual({ kind: 'there', movedTo: `${origin}/there` });
});

test('private networks are not requested, neither by IP address, nor by host name, nor by a redirect', async () => {
  const { origin, requests, ask } = await open();
  const closed = { kind: 'unsure', reason: expect.stringContaining('in a private network') as string };
  expect(await requestUrl(`${origin}/there`)).toEqual(closed);
  expect(await requestUrl(origin.replace('127.0.0.1', 'localhost'))).toEqual(closed);
  expect(await requestUrl(origin.replace('127.0.0.1', '2130706433'))).toEqual(closed);
  expect(await requestUrl(origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'))).toEqual(closed);
  expect(requests).toEqual([]);
  expect(await ask('/inside')).toEqual(closed);
});

test('a host that does not exist is missing', async () => {
  // The name is too long to be valid, so no DNS server is queried.
  const host = `${'a'.repeat(64)}.com`;
  expect(await requestUrl(`http://${host}/`)).toEqual({ kind: 'missing', reason: 'has a host that does not exist' });
});
