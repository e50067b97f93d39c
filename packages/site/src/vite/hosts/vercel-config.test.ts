import { expect, test } from 'vitest';
import { addVercelRoutes } from './vercel-config.ts';

const old = { src: '^/old/?$', status: 301, headers: { Location: '/new' } } as const;
const kept = { src: '/assets/(.*)', headers: { 'cache-control': 'public' } };
const server = { src: '/(.*)', dest: '/__server' };

test('redirects come first, and a hashed file that is gone before the function', () => {
  const config = { version: 3, routes: [kept, { handle: 'filesystem' }, server] };
  const { version, routes } = addVercelRoutes(config, [old]);
  expect(version).toBe(3);
  expect(routes.slice(0, 4)).toEqual([
    old,
    expect.objectContaining({ continue: true }),
    kept,
    { handle: 'filesystem' },
  ]);
  expect(routes.slice(4, -1)).toEqual(
    ['/assets', '/_assets', '/_image', '/_social'].map((folder) => ({
      src: `^${folder}/.*$`,
      status: 404,
      headers: { 'cache-control': 'no-store' },
    })),
  );
  expect(routes.at(-1)).toEqual(server);
});

test('a configuration that looks for no files is not understood', () => {
  expect(() => addVercelRoutes({ routes: [server] }, [])).toThrow('looks for no files');
});

test('SEC-2: Vercel sends SVG files with a policy, and looks for them after that', () => {
  const { routes } = addVercelRoutes({ routes: [{ handle: 'filesystem' }, server] }, []);
  const [svg] = routes as unknown as [{ src: string; headers: object; continue: boolean }];
  expect(svg.headers).toEqual({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(svg.continue).toBe(true);
  const pattern = new RegExp(svg.src, 'u');
  expect(['/favicon.svg', '/_assets/a.1234.svg', '/a/B.SVG'].every((path) => pattern.test(path))).toBe(true);
  expect(['/en/svg', '/a.svg/b', '/a.png'].some((path) => pattern.test(path))).toBe(false);
});
