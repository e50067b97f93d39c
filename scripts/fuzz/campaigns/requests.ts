import * as fc from 'fast-check';
import { openTestSite } from '../../../packages/site/fixtures/open-test-site.ts';
import { defineCampaign } from '../campaign.ts';
import type { Campaign } from '../campaign.ts';

const PIECES = [
  '/·//·..·%2e%2e·%2f·%5c·\\·%00·%0a·%0d%0a·%·%ff·%252f·;·:·.md·.json·.txt·.xml·.html·.png·_payload.json·%20·é·日本·%F0%9F%92%A9·<script>',
  'en·fr·ar·EN·docs·guide·start·blog·changelog·raw·api·_recto_icon·_recto_image·_og·lucide·search·mcp·builds·meta·latest·list·all·notes·secret·__recto_content·query·sql_dump·robots·sitemap·llms·feed·rss·sw.js·manifest·404·offline·islands·_recto_navigation·__proto__·constructor·toString',
].flatMap((line) => line.split('·'));
const QUERY = [
  '?·&·=·q·locale·en·part·index·v·limit·icons·house·props·{}·[]·%7B%22a%22:1%7D·__proto__·constructor·-1·1e309·NaN·%00·%·%E0%A4%A·a=1&a=2·null·true·w·h·url·src·format·http://127.0.0.1/·//evil.example·../../x·folder',
].flatMap((line) => line.split('·'));
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', 'text/markdown', 'application/json', '*/*;q=x', 'text/markdown;q=0.9, text/html;q=1'],
  'accept-encoding': ['br', 'gzip', 'zstd, br;q=0', ',,;q'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"'],
  range: ['bytes=0-1', 'bytes=-1', 'bytes=9-1,0-', 'x'],
  cookie: ['recto-locale=fr', 'recto-locale=%0d%0aset-cookie:a=b', 'recto-locale=__proto__', '=;=;'],
  origin: ['null', 'http://site.test', 'http://evil.example', 'file://'],
  host: ['site.test', 'evil.example', 'site.test:99', '[::1]', 'a b', ''],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  'content-type': [
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=',
    'application/json; charset=utf-16',
  ],
};

const textOf = (pieces: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 2 })),
      {
        maxLength,
      },
    )
    .map((parts) => parts.join(''));

const header = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => fc.constantFrom(...(HEADERS[name] ?? [])).map((value) => [name, value] as const));

const body = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc
    .record({ sql: textOf(['SELECT * FROM _content_docs ', 'ORDER BY stem ASC', ';', "'"], 4) })
    .map((value) => JSON.stringify(value)),
  fc
    .record({
      jsonrpc: fc.constantFrom('2.0', '1.0', null),
      id: fc.oneof(fc.jsonValue({ maxDepth: 0 }), fc.constant(1)),
      method: fc.constantFrom('initialize', 'tools/list', 'tools/call', 'resources/read', '__proto__', 'ping'),
      params: fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.record({
          name: fc.constantFrom('search', 'list-pages', 'get-page', 'x'),
          arguments: fc.jsonValue({ maxDepth: 2 }),
        }),
      ),
    })
    .map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Every request to a complete site has a response without a server error, and without details of the server. */
export async function openRequests(): Promise<Campaign> {
  const site = await openTestSite();
  let clients = 0;
  /** Paths of the endpoint table, so that new endpoints are requested too. */
  const paths = site.endpoints.map(({ path }) => path.replace('/**', ''));
  const path = fc
    .tuple(fc.oneof(fc.constantFrom(...paths), fc.constant('')), textOf(PIECES, 6))
    .map(([start, rest]) => `${start}/${rest}`);
  return defineCampaign({
    name: 'requests',
    inputsPerRound: 1500,
    inputsInTests: 150,
    close: site.close,
    inputs: fc.record({
      path: fc.oneof(path, fc.constantFrom(...paths)),
      query: textOf(QUERY, 8),
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constant('GET') },
        { weight: 2, arbitrary: fc.constant('POST') },
        fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      ),
      headers: fc.array(header, { maxLength: 3 }),
      body,
    }),
    async check({ path, query, method, headers, body }) {
      const url = URL.parse(`http://site.test${path}${query === '' ? '' : '?'}${query}`);
      if (url?.hostname !== 'site.test') return;
      clients = (clients + 1) % 65_536;
      const request = new Request(url, {
        method,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      });
      // Each request has another client, so that no limit is reached.
      const ip = `2001:db8:${clients.toString(16)}::1`;
      await assertSafe(await site.send(Object.assign(request, { ip })), url, site.reported.splice(0));
    },
  });
}

async function assertSafe(response: Response, url: URL, reported: readonly unknown[]): Promise<void> {
  const { status, headers } = response;
  const text = await response.text();
  const location = headers.get('location');
  if (status >= 500 && !(status === 503 && headers.has('retry-after')))
    throw new Error(`Status ${status}: ${reported.map(String).join()} ${text.slice(0, 200)}`);
  if (status >= 400 && /\n\s+at \S|node_modules|file:\/\/|\.tsx?:\d|\/packages\//u.test(text))
    throw new Error(`The response contains a position in the code: ${text.slice(0, 500)}`);
  if (location !== null && URL.parse(location, url)?.origin !== url.origin) throw new Error(`Leads to ${location}.`);
  if (headers.get('x-content-type-options') !== 'nosniff') throw new Error('The response has no nosniff.');
}
