import { describe, expect, test } from 'vitest';
import { planRequest } from './plan-request.ts';
import type { RequestData } from './plan-request.ts';

const origin = 'https://site.test';
const oneLanguage = { base: '', locales: [] };
const manyLanguages = { base: '', locales: ['en', 'pt_br'] };
const below = { base: '/below/here', locales: [] };

const ask = (path: string, more: Partial<RequestData> = {}): RequestData => ({
  method: 'GET',
  url: new URL(path, origin).href,
  mode: 'cors',
  destination: '',
  cache: 'default',
  referrer: `${origin}/en/docs`,
  headers: new Headers(),
  ...more,
});
const navigate = (path: string): RequestData => ask(path, { mode: 'navigate', destination: 'document' });

test.for([
  ['default', 'cache-first'],
  ['force-cache', 'cache-first'],
  ['no-cache', 'network-first'],
] as const)('the plan for a payload requested with %s is %s', ([cache, plan]) => {
  expect(planRequest(ask('/en/docs/_payload.json?b1.c1', { cache }), origin, manyLanguages)).toBe(plan);
});

describe('a navigation', () => {
  test.for([
    [oneLanguage, '/', 'page'],
    [oneLanguage, '/docs/start', 'page'],
    [oneLanguage, '/docs/v1.2?a=1', 'page'],
    [manyLanguages, '/', 'root'],
    [manyLanguages, '/en', 'page'],
    [manyLanguages, '/pt_br/docs', 'page'],
    [manyLanguages, '/docs', 'pass'],
    [manyLanguages, '/demo/docs', 'pass'],
    [oneLanguage, '/api/templates', 'pass'],
    [oneLanguage, '/mcp', 'pass'],
    [oneLanguage, '/raw/docs/start.md', 'pass'],
    [oneLanguage, '/_studio', 'pass'],
    [oneLanguage, '/recto.png', 'pass'],
    [oneLanguage, '/rss.xml', 'pass'],
    [below, '/below/here/docs', 'page'],
    [below, '/below/hereafter', 'pass'],
    [below, '/docs', 'pass'],
  ] as const)('with %j to %s: %s', ([config, path, plan]) => {
    expect(planRequest(navigate(path), origin, config)).toBe(plan);
  });

  test('of a frame is not handled', () => {
    const request = ask('/docs', { mode: 'navigate', destination: 'iframe' });
    expect(planRequest(request, origin, oneLanguage)).toBe('pass');
  });
});

test.for([
  ['/assets/boot-1a2b.js', 'cache-first'],
  ['/assets/inter-1a2b.woff2', 'cache-first'],
  ['/_assets/picture.1a2b.png', 'cache-first'],
  ['/_image/640/picture.webp', 'cache-first'],
  ['/en/docs/_payload.json?b1.c1', 'cache-first'],
  ['/picture.png', 'network-first'],
  ['/favicon.svg', 'network-first'],
  ['/_assets/film.1a2b.mp4', 'pass'],
  ['/builds/latest.json?1790000000000', 'pass'],
  ['/builds/meta/b1.json', 'pass'],
  ['/api/search?q=a', 'pass'],
  ['/mcp', 'pass'],
  ['/__recto_content/docs/query', 'pass'],
  ['/__recto_search/parts/a.bin', 'pass'],
  ['/__recto_island/facts_1.json?props={}', 'pass'],
  ['/en/docs', 'pass'],
  ['/demo/docs/assets/boot-1a2b.js', 'pass'],
  ['/demo/docs/en/_payload.json?b1.c1', 'pass'],
  ['https://icons.example/assets/a.js', 'pass'],
] as const)('the plan for %s, requested by a page, is %s', ([path, plan]) => {
  expect(planRequest(ask(path), origin, manyLanguages)).toBe(plan);
});

test('does not handle paths outside of the base path', () => {
  expect(planRequest(ask('/below/here/assets/a.js'), origin, below)).toBe('cache-first');
  expect(planRequest(ask('/assets/a.js'), origin, below)).toBe('pass');
});

test.for([
  ['of another site on the host', `${origin}/demo/docs`],
  ['of another host', 'https://other.test/en/docs'],
  ['without a referrer', ''],
] as const)('does not handle an image without a hash for a page %s', ([, referrer]) => {
  expect(planRequest(ask('/picture.png', { referrer }), origin, manyLanguages)).toBe('pass');
});

test('does not handle other methods than GET and range requests', () => {
  expect(planRequest(ask('/assets/a.js', { method: 'POST' }), origin, oneLanguage)).toBe('pass');
  expect(planRequest(ask('/assets/a.js', { method: 'HEAD' }), origin, oneLanguage)).toBe('pass');
  const part = ask('/_assets/a.png', { headers: new Headers({ range: 'bytes=0-99' }) });
  expect(planRequest(part, origin, oneLanguage)).toBe('pass');
});
