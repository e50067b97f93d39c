import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOf } from '../../../fixtures/test-requests.ts';
import { respondToRange } from './respond-to-range.ts';
import type { StaticFile } from './respond-to-range.ts';

const folder = mkdtempSync(join(tmpdir(), 'recto-range-'));
const film: StaticFile = {
  file: join(folder, 'film.mp4'),
  size: 100,
  etag: '"64-film"',
  type: 'video/mp4',
  mtime: '2026-11-01T10:00:00.500Z',
};

beforeAll(() => {
  writeFileSync(film.file, Buffer.from(Array.from({ length: film.size }, (_, index) => index)));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function ask(headers: Record<string, string>, file = film, method = 'GET'): Response | undefined {
  return respondToRange(new Request('http://site.test/film.mp4', { method, headers }), file, {
    'cache-control': 'public, max-age=60',
  });
}

test.for([
  [{ range: 'bytes=10-12' }, 'bytes 10-12/100', [10, 11, 12]],
  [{ range: 'bytes=98-' }, 'bytes 98-99/100', [98, 99]],
  [{ range: 'bytes=-1' }, 'bytes 99-99/100', [99]],
  [{ range: 'bytes=5-5', 'if-range': '"64-film"' }, 'bytes 5-5/100', [5]],
  [{ range: 'bytes=5-5', 'accept-encoding': 'br, gzip' }, 'bytes 5-5/100', [5]],
] as const)('SEC-10: %o returns a part of the file', async ([headers, range, bytes]) => {
  const response = ask(headers);
  expect(response?.status).toBe(206);
  if (!response) return;
  expect(headersOf(response, 'content-range', 'content-length', 'content-encoding')).toEqual([
    range,
    String(bytes.length),
    null,
  ]);
  expect(headersOf(response, 'etag', 'content-type', 'last-modified', 'cache-control', 'accept-ranges')).toEqual([
    '"64-film"',
    'video/mp4',
    'Sun, 01 Nov 2026 10:00:00 GMT',
    'public, max-age=60',
    'bytes',
  ]);
  expect([...(await response.bytes())]).toEqual(bytes);
});

test.for(['bytes=100-', 'bytes=-0'])('SEC-10: %s returns 416 and the size', (range) => {
  const response = ask({ range });
  expect(response?.status).toBe(416);
  expect(response?.headers.get('content-range')).toBe('bytes */100');
});

test.for([
  [{}, 'no range is requested'],
  [{ range: 'bytes=0-1,4-5' }, 'several ranges are requested'],
  [{ range: 'lines=0-1' }, 'the unit is unknown'],
  [{ range: 'bytes=0-1', 'if-range': '"other"' }, 'the file has changed'],
  [{ range: 'bytes=0-1', 'if-range': '"64-film.br"' }, 'the rest is of a compressed copy'],
  [{ range: 'bytes=0-1', 'if-range': 'W/"64-film"' }, 'the entity tag is weak'],
  [{ range: 'bytes=0-1', 'if-range': 'Sun, 01 Nov 2026 10:00:00 GMT' }, 'If-Range is a date'],
  [{ range: 'bytes=0-1', 'if-none-match': '"64-film"' }, 'the client may have a cached copy'],
] as const)('SEC-10: %o returns the whole file: %s', ([headers]) => {
  expect(ask(headers)).toBeUndefined();
});

test('SEC-10: HEAD requests and documents have no ranges', () => {
  expect(ask({ range: 'bytes=0-1' }, film, 'HEAD')).toBeUndefined();
  for (const type of ['text/html; charset=utf-8', 'image/svg+xml']) {
    expect(ask({ range: 'bytes=0-1' }, { ...film, type })).toBeUndefined();
  }
});
