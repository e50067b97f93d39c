import { expect, test } from 'vitest';
import { addVercelRoutes } from './vercel-config.ts';

const old = { src: '^/old/?$', status: 301, headers: { Location: '/new' } } as const;
const kept = { src: '/assets/(.*)', headers: { 'cache-control': 'public' } };
const server = { src: '/(.*)', dest: '/__server' };

test('redirects come first, and a hashed file that is gone before the function', () => {
  const config = { version: 3, routes: [kept, { handle: 'filesystem' }, server] };
  const { version, routes } = addVercelRoutes(config, [old]);
  expect(version).toBe(3);
  expect(routes.slice(0, 3)).toEqual([old, kept, { handle: 'filesystem' }]);
  expect(routes.slice(3, -1)).toEqual(
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
