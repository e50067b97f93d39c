import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOf } from '../../../fixtures/test-requests.ts';
import { createContentFiles, createPublicFiles } from './content-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-files-'));
const FILES = {
  '_assets/map.0123456789.png': 'a map',
  '_assets/drawing.0123456789.svg': '<svg/>',
  '_assets/.0123456789.pdf': 'no name before the digits',
  '_image/640/map.0123456789.webp': 'narrow',
  'secret.txt': 'secret',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response | undefined> {
  return await createContentFiles(folder)(new Request(`http://site.test${path}`, { headers, method }), path);
}

test.for([
  ['/_assets/map.0123456789.png', 'image/png', 'a map'],
  ['/_assets/.0123456789.pdf', 'application/pdf', 'no name before the digits'],
  ['/_image/640/map.0123456789.webp', 'image/webp', 'narrow'],
] as const)('serves %s as %s, cached permanently', async ([path, type, text]) => {
  const response = await ask(path);
  expect(response?.status).toBe(200);
  if (!response) return;
  expect(headersOf(response, 'content-type', 'cache-control', 'accept-ranges')).toEqual([
    type,
    'public, max-age=31536000, immutable',
    'bytes',
  ]);
  expect(await response.text()).toBe(text);
});

test('responds with 304 to a matching ETag, and with the requested range', async () => {
  const path = '/_assets/map.0123456789.png';
  const tag = (await ask(path))?.headers.get('etag') ?? '';
  expect((await ask(path, { 'if-none-match': tag }))?.status).toBe(304);
  const part = await ask(path, { range: 'bytes=2-4', 'if-range': tag });
  expect([part?.status, await part?.text()]).toEqual([206, 'map']);
  expect(await (await ask(path, {}, 'HEAD'))?.text()).toBe('');
});

test('does not let an SVG run scripts when it is opened directly', async () => {
  expect((await ask('/_assets/drawing.0123456789.svg'))?.headers.get('content-security-policy')).toContain('sandbox');
});

test.for([
  '/secret.txt',
  '/_assets/../secret.txt',
  '/_assets/%2e%2e/secret.txt',
  '/_assets/none.0123456789.png',
  '/_assets/map.png',
  '/_assets/',
  '/_image/641/map.0123456789.webp',
  '/_image/640/../../secret.txt',
])('%s is not a file of the content', async (path) => {
  expect(await ask(path)).toBeUndefined();
});

test('returns undefined without a folder', async () => {
  const serve = createContentFiles(undefined);
  expect(await serve(new Request('http://site.test/'), '/_assets/map.0123456789.png')).toBeUndefined();
});

test.for([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/feed.XML', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/.well-known/keys.json', 'application/json'],
  ['/page.html', 'text/html; charset=utf-8'],
  ['/style.css', 'text/css; charset=utf-8'],
  ['/logo.svg', 'image/svg+xml'],
  ['/.well-known/unknown', 'application/octet-stream'],
] as const)('serves the public file %s as %s, as the app does', async ([path, type]) => {
  const copy = `/_public/0123456789abcdef${extname(path).toLowerCase()}`;
  mkdirSync(join(folder, '_public'), { recursive: true });
  writeFileSync(join(folder, copy), 'text');
  const serve = createPublicFiles(folder, { changed: { [path]: copy }, removed: [] });
  const response = await serve(new Request(`http://site.test${path}`), path);
  expect(response?.headers.get('content-type')).toBe(type);
});
