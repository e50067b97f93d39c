import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VERCEL_HEADERS } from '../../packages/site/src/server/hosts/common-rules.ts';
import { SITES, outputOf } from './builds.mjs';
import { readJson } from './read-files.ts';
import { WEBSITE, isWebsite } from './website.ts';

interface Route {
  handle?: string;
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
}

describe.for(SITES)('$name', (site) => {
  const output = outputOf(site, 'vercel');
  const { version, routes } = readJson(join(output, 'config.json')) as { version: number; routes: Route[] };
  const files = routes.findIndex(({ handle }) => handle === 'filesystem');
  const find = (path: string, part: readonly Route[]): Route | undefined =>
    part.find(({ src }) => src !== undefined && new RegExp(src, 'iu').test(path));
  // The first rules only add headers to every response.
  const [before, after] = [routes.slice(VERCEL_HEADERS.length, files), routes.slice(files + 1)];

  test('SEC-10: every response has the common headers', () => {
    expect(routes.slice(0, VERCEL_HEADERS.length)).toEqual(VERCEL_HEADERS);
  });

  test('Vercel runs the function with a Node version that includes SQLite', () => {
    expect(readJson(join(output, 'functions', '__server.func', '.vc-config.json'))).toMatchObject({
      handler: 'index.mjs',
      launcherType: 'Nodejs',
      runtime: 'nodejs24.x',
    });
  });

  test('paths that are not files are handled by the function', () => {
    expect(version).toBe(3);
    expect(find('/nowhere', before)).toBeUndefined();
    expect(find('/nowhere', after)).toEqual({ src: '/(.*)', dest: '/__server' });
  });

  test.for(['/assets', '/_assets', '/_image', '/_social'])(
    'a file below %s is cached as immutable, a missing one is not cached',
    (folder) => {
      const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
      expect(find(`${folder}/a.js`, before)).toMatchObject({ headers });
      expect(find(`${folder}/a.js`, after)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    },
  );

  test.runIf(isWebsite(site))('legacy paths are redirected before files are looked up', () => {
    const { from, to } = WEBSITE.moved;
    expect(find(from, before)).toEqual({ src: `^${from}/?$`, status: 301, headers: { Location: to } });
    expect(find(`/ar${from}`, before)?.headers).toEqual({ Location: to.replace('/en/', '/ar/') });
    expect(find('/examples/a/b', before)?.headers).toEqual({ Location: '/en/templates' });
  });
});
