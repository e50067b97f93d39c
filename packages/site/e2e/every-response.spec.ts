import { expect } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { output, sendRaw, test } from './started-server.ts';
import type { StartedServer } from './started-server.ts';

/** Headers of every response of a built server, from all of its parts. */

const script =
  readdirSync(join(output, 'app', 'public', 'assets')).find((name) => /^runtime-.*\.js$/u.test(name)) ?? '';

const ask = (lines: readonly string[]): string => [...lines, 'connection: close', '', ''].join('\r\n');

/**
 * Requests for all kinds of responses: pages, files, data, redirects, errors of the site, of h3, of srvx and of Node.
 */
const REQUESTS: readonly (readonly [status: number, lines: readonly string[]])[] = [
  [200, ['GET /pages/first HTTP/1.1', 'host: localhost']],
  [200, ['GET /pages/first/_payload.json HTTP/1.1', 'host: localhost']],
  [200, [`GET /assets/${script} HTTP/1.1`, 'host: localhost']],
  [206, [`GET /assets/${script} HTTP/1.1`, 'host: localhost', 'range: bytes=0-9']],
  [416, [`GET /assets/${script} HTTP/1.1`, 'host: localhost', 'range: bytes=99999999-']],
  [404, ['GET /assets/missing.js HTTP/1.1', 'host: localhost']],
  [200, ['GET /robots.txt HTTP/1.1', 'host: localhost']],
  [200, ['GET /builds/latest.json HTTP/1.1', 'host: localhost']],
  [404, ['GET /builds/meta/none.json HTTP/1.1', 'host: localhost']],
  [301, ['GET /old HTTP/1.1', 'host: localhost']],
  [404, ['GET /nowhere HTTP/1.1', 'host: localhost']],
  [404, ['GET /api/unknown HTTP/1.1', 'host: localhost']],
  [404, ['GET /nothing.txt HTTP/1.1', 'host: localhost']],
  [400, ['GET /%E0%A4%A HTTP/1.1', 'host: localhost']],
  [403, ['GET /forbidden HTTP/1.1', 'host: localhost']],
  [500, ['GET /broken HTTP/1.1', 'host: localhost']],
  [405, ['DELETE /pages/first HTTP/1.1', 'host: localhost']],
  [400, ['GET /pages/first HTTP/1.1', 'host: a:99999']],
  [400, ['GET /pages/first HTTP/1.1', 'host: a b']],
  [400, ['GET /pages/first HTTP/1.1', 'host: a', 'host: b']],
  [400, ['GET /pages/first HTTP/1.1', 'host: user@a']],
  [400, ['GET http://a:99999/ HTTP/1.1', 'host: localhost']],
  [400, ['GET nothing HTTP/1.1', 'host: localhost']],
  [400, ['NONSENSE']],
  [400, ['GET /pages/first HTTP/1.1']],
  [200, ['GET /pages/first HTTP/1.0']],
  [431, ['GET / HTTP/1.1', 'host: localhost', `x-long: ${'a'.repeat(40_000)}`]],
];

const COMMON = [
  /^x-content-type-options: nosniff$/mu,
  /^cross-origin-opener-policy: same-origin$/mu,
  /^cross-origin-resource-policy: same-origin$/mu,
  /^permissions-policy: accelerometer=\(\), camera=\(\)/mu,
];

const headOf = (response: string): string =>
  response.slice(0, response.indexOf('\r\n\r\n')).replaceAll('\r', '').toLowerCase();

async function read(server: StartedServer, lines: readonly string[]): Promise<string> {
  return headOf(await sendRaw(server, ask(lines)));
}

test('SEC-10: every response has the common headers, and no error is cacheable', async ({ servers }) => {
  const server = await servers.start();
  for (const [status, lines] of REQUESTS) {
    const head = await read(server, lines);
    const label = lines.join(' | ').slice(0, 80);
    expect.soft(head, label).toMatch(new RegExp(String.raw`^http/1\.1 ${status} `, 'u'));
    for (const header of COMMON) expect.soft(head, label).toMatch(header);
    if (status >= 400) expect.soft(head, label).toMatch(/^cache-control: (?:no-store|no-cache)$/mu);
  }
});

test('SEC-10: HSTS is sent only over HTTPS', async ({ servers }) => {
  const server = await servers.start();
  const secure = /^strict-transport-security: max-age=31536000$/mu;
  const host = 'host: recto.example';
  for (const path of ['/pages/first', `/assets/${script}`, '/nowhere', '/old']) {
    const line = `GET ${path} HTTP/1.1`;
    expect(await read(server, [line, host, 'x-forwarded-proto: https'])).toMatch(secure);
    expect(await read(server, [line, host])).not.toMatch(secure);
    expect(await read(server, [line, 'host: localhost', 'x-forwarded-proto: https'])).not.toMatch(secure);
  }
});

test('SEC-10: a file can be requested by ranges, and a range is sent only if If-Range matches the file', async ({
  servers,
}) => {
  const server = await servers.start();
  const address = `${server.origin}/assets/${script}`;
  const whole = await fetch(address);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const etag = whole.headers.get('etag') ?? '';
  expect(whole.headers.get('accept-ranges')).toBe('bytes');

  const part = async (headers: Record<string, string>) => await fetch(address, { headers });
  const middle = await part({ range: 'bytes=100-199', 'accept-encoding': 'br, gzip' });
  expect([middle.status, middle.headers.get('content-range'), middle.headers.get('content-encoding')]).toEqual([
    206,
    `bytes 100-199/${bytes.length}`,
    null,
  ]);
  expect(Buffer.from(await middle.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  expect(middle.headers.get('cache-control')).toBe(whole.headers.get('cache-control'));

  expect((await part({ range: 'bytes=100-199', 'if-range': etag })).status).toBe(206);
  expect((await part({ range: 'bytes=100-199', 'if-range': '"other"' })).status).toBe(200);
  expect((await part({ range: 'bytes=100-199', 'if-none-match': etag })).status).toBe(304);
  const beyond = await part({ range: `bytes=${bytes.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
});

test('SEC-14: responds with 400 to an invalid port in Host, and logs nothing', async ({ servers }) => {
  const server = await servers.start();
  const before = server.log();
  for (const host of ['a:99999', 'a:65536', 'a b', '<a>', 'a/b', '[::1', 'a,b']) {
    expect(await read(server, ['GET /pages/first HTTP/1.1', `host: ${host}`]), host).toMatch(/^http\/1\.1 400 /u);
  }
  expect(server.log()).toBe(before);
});

test('SEC-13: a path cannot inject a line into the log', async ({ servers }) => {
  const server = await servers.start();
  await fetch(`${server.origin}/nowhere%0a[recto]%20/admin:%20forged%0d%1b[2K?a=%0ab`, {
    headers: { 'user-agent': 'Testbot/1.0' },
  });
  await expect.poll(server.log).toContain('requested by a bot');
  const lines = server.log().split('\n');
  expect(lines.filter((line) => line.startsWith('[recto] /admin'))).toEqual([]);
  expect(lines.find((line) => line.includes('forged'))).toContain(
    String.raw`[recto] /nowhere\u000a[recto] /admin: forged\u000d\u001b[2K: 404 Page not found: /nowhere\u000a`,
  );
  expect(server.log().replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});
