import { expect, test } from 'vitest';
import { addVercelRoutes } from './vercel-config.ts';
import type { VercelConfig } from './vercel-config.ts';

const old = { src: '^/old/?$', status: 301, headers: { Location: '/new' } } as const;
const assetRoute = { src: '/assets/(.*)', headers: { 'cache-control': 'public' } };
const server = { src: '/(.*)', dest: '/__server' };

test('redirects come first, and the 404 of missing hashed files comes before the function', () => {
  const config = { version: 3, routes: [assetRoute, { handle: 'filesystem' }, server] };
  const { version, routes } = addVercelRoutes(config, [old]);
  expect(version).toBe(3);
  expect(routes.slice(2, 6)).toEqual([
    old,
    expect.objectContaining({ continue: true }),
    assetRoute,
    { handle: 'filesystem' },
  ]);
  expect(routes.slice(6, -1)).toEqual(
    ['/assets', '/_assets', '/_image', '/_social'].map((folder) => ({
      src: `^${folder}/.*$`,
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })),
  );
  expect(routes.at(-1)).toEqual(server);
});

test('SEC-10: every response of the host has the common headers, and other sites may embed images', () => {
  const config: VercelConfig = { routes: [{ handle: 'filesystem' }, server] };
  const [all, embedded] = addVercelRoutes(config, [old]).routes;
  expect(all).toMatchObject({
    src: '/(.*)',
    continue: true,
    headers: {
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
  expect(embedded).toMatchObject({ continue: true, headers: { 'cross-origin-resource-policy': 'cross-origin' } });
  const isEmbedded = (path: string): boolean => new RegExp(`^${embedded?.src ?? ''}$`, 'u').test(path);
  expect(['/favicon.svg', '/_social/a.png', '/_image/640/a.webp'].map(isEmbedded)).toEqual([true, true, true]);
  expect(['/assets/boot.js', '/en', '/png'].map(isEmbedded)).toEqual([false, false, false]);
});

test('rejects a configuration without a filesystem route', () => {
  expect(() => addVercelRoutes({ routes: [server] }, [])).toThrow('has no "filesystem" route');
});

test('SEC-2: the policy of SVG files is set before files are looked up', () => {
  const { routes } = addVercelRoutes({ routes: [{ handle: 'filesystem' }, server] }, []);
  const [svg] = routes.slice(2) as unknown as [{ src: string; headers: object; continue: boolean }];
  expect(svg.headers).toEqual({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(svg.continue).toBe(true);
  const pattern = new RegExp(svg.src, 'u');
  expect(['/favicon.svg', '/_assets/a.1234.svg', '/a/B.SVG'].every((path) => pattern.test(path))).toBe(true);
  expect(['/en/svg', '/a.svg/b', '/a.png'].some((path) => pattern.test(path))).toBe(false);
});
