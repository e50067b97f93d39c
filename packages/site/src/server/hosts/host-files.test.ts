import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createEndpointTable } from '../endpoints/endpoint-table.ts';
import { createTestApp } from '../../../fixtures/test-app.tsx';
import { testFileContext } from '../../../fixtures/test-files.ts';
import { inlineScripts, request } from '../../../fixtures/test-requests.ts';
import { listFileHeaders } from '../file-endpoint.ts';
import { renderStaticHeaders } from './headers-file.ts';
import { VERCEL_FILE, createHostFiles } from './host-files.ts';

const SVG_POLICY = "content-security-policy: default-src 'none'; style-src 'unsafe-inline'; sandbox";
const EMBEDDED = ['! cross-origin-resource-policy', 'cross-origin-resource-policy: cross-origin'];

describe('for a static site', () => {
  const read = async (path: string): Promise<string> => await (await request(path, {}, { mode: 'static' })).text();

  test.for(['/', '/en', '/en/nowhere', '/ar/old', '/away', '/404.html', '/ar/404.html'])(
    'the policy of all pages contains the hashes of the inline scripts of %s',
    async (path) => {
      const headers = await read('/_headers');
      const scripts = inlineScripts(await read(path));
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        expect(headers).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      }
      const rules = parseRules(headers).get('/*')?.join() ?? '';
      expect(rules.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    },
  );

  test('SEC-2: pages get the headers of the server, and SVG files get their own policy', async () => {
    const rules = parseRules(await read('/_headers'));
    expect(rules.get('/*')).toEqual([
      expect.stringMatching(
        /^content-security-policy: default-src 'self'; .*frame-src 'none'; .*frame-ancestors 'none'$/u,
      ),
      'link: </llms.txt>; rel="describedby"; type="text/markdown"',
      'referrer-policy: strict-origin-when-cross-origin',
      'x-content-type-options: nosniff',
      expect.stringMatching(/^permissions-policy: accelerometer=\(\), camera=\(\), /u),
      'cross-origin-opener-policy: same-origin',
      'strict-transport-security: max-age=31536000',
      'cross-origin-resource-policy: same-origin',
    ]);
    expect(rules.get('/*.svg')).toEqual(['! content-security-policy', SVG_POLICY, ...EMBEDDED]);
  });

  test('redirects of former paths come before those with wildcards', async () => {
    const listFormerPaths = async () => [{ from: '/en/früher', to: '/en/now', status: 301 as const }];
    const text = await (await request('/_redirects', {}, { mode: 'static', listFormerPaths })).text();
    const lines = text.split('\n');
    const line = lines.indexOf('/en/fr%C3%BCher /en/now 301');
    expect(line).toBeGreaterThan(-1);
    expect(line).toBeLessThan(lines.findIndex((one) => one.includes('*')));
  });

  test('no rule allows caching of missing files, and latest.json is not cached', async () => {
    const rules = parseRules(await read('/_headers'));
    expect([...rules.keys()].filter((path) => !/\.(?!svg|json)/u.test(path))).toEqual([
      '/*',
      '/*.svg',
      '/builds/latest.json',
    ]);
    expect(rules.get('/builds/latest.json')).toEqual(['cache-control: no-store']);
  });
});

test('generated files have the same headers as on the server', async () => {
  const url = new URL('http://site.test/_headers');
  const files = {
    '/api/list.json': async () => Response.json([], { headers: { 'access-control-allow-origin': '*' } }),
  };
  const fileHeaders = () => listFileHeaders({ files, context: testFileContext });
  const response = await createEndpointTable(createHostFiles(createTestApp(), { isStatic: true, fileHeaders }))(
    new Request(url),
    url,
    '/_headers',
  );
  expect(parseRules((await response?.text()) ?? '').get('/api/list.json')).toEqual([
    'cache-control: no-cache',
    'access-control-allow-origin: *',
    'content-type: application/json',
    ...EMBEDDED,
  ]);
});

test.for([true, false])('SEC-10: other sites may embed images (static site: %s)', async (isStatic) => {
  const url = new URL('http://site.test/_headers');
  const response = await createEndpointTable(createHostFiles(createTestApp(), { isStatic }))(
    new Request(url),
    url,
    '/_headers',
  );
  const rules = parseRules((await response?.text()) ?? '');
  expect([...rules.keys()][0]).toBe('/*');
  expect(rules.get('/*')).toContain('cross-origin-resource-policy: same-origin');
  for (const ending of ['png', 'webp', 'avif', 'jpg', 'svg', 'ico', 'mp4']) {
    expect(rules.get(`/*.${ending}`)).toEqual(expect.arrayContaining(EMBEDDED));
  }
});

test('joins rules that are equal in every language, and keeps the others', () => {
  const type = (value: string) => ({ 'content-type': value });
  const feeds = ['/blog/rss.xml', '/en/blog/rss.xml', '/pt_br/blog/rss.xml', '/ar/blog/rss.xml'];
  const text = renderStaticHeaders(createTestApp(), {
    ...Object.fromEntries(feeds.map((path) => [path, type('application/rss+xml')])),
    '/en/docs/llms.txt': type('text/markdown'),
    '/en/a.txt': type('text/plain'),
    '/pt_br/a.txt': type('text/plain'),
    '/ar/a.txt': type('text/markdown'),
  });
  expect([...parseRules(text)].slice(-6)).toEqual([
    ['/blog/rss.xml', ['content-type: application/rss+xml']],
    ['/:locale/blog/rss.xml', ['content-type: application/rss+xml']],
    ['/en/docs/llms.txt', ['content-type: text/markdown']],
    ['/en/a.txt', ['content-type: text/plain']],
    ['/pt_br/a.txt', ['content-type: text/plain']],
    ['/ar/a.txt', ['content-type: text/markdown']],
  ]);
});

describe('for a host with a function', () => {
  const read = async (path: string): Promise<string | undefined> => {
    const url = new URL(path, 'http://site.test');
    return await (
      await createEndpointTable(createHostFiles(createTestApp(), { isStatic: false }))(new Request(url), url, path)
    )?.text();
  };

  test('SEC-2: 404.html has the headers of pages, and SVG files have their own', async () => {
    const rules = parseRules((await read('/_headers')) ?? '');
    expect([...rules.keys()].at(-1)).toBe('/404.html');
    expect(rules.get('/404.html')).toHaveLength(4);
    expect(rules.get('/*.svg')).toEqual([SVG_POLICY, ...EMBEDDED]);
  });

  test('redirects exist in both formats', async () => {
    expect(await read('/_redirects')).toContain('/ar/old /ar/docs/start 301\n');
    expect(JSON.parse((await read(VERCEL_FILE)) ?? '')).toContainEqual({
      src: '^/ar/old/?$',
      status: 301,
      headers: { Location: '/ar/docs/start' },
    });
  });

  test('does not handle other paths', async () => {
    expect(await read('/')).toBeUndefined();
    expect(await read('/_other')).toBeUndefined();
  });
});

test('a running server does not serve these files', async () => {
  for (const path of ['/_headers', '/_redirects', VERCEL_FILE]) expect((await request(path)).status).toBe(404);
});

/** Parses a `_headers` file into the lines of each path. */
function parseRules(text: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('  ')) [...rules.values()].at(-1)?.push(line.trim());
    else rules.set(line, []);
  }
  return rules;
}
