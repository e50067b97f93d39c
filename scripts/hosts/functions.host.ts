import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITES, outputOf } from './builds.mjs';
import { callCopiedFunction } from './call-copied-function.ts';
import { WEBSITE, homeOf, isWebsite, missingIn } from './website.ts';

const HOSTS = [
  { preset: 'vercel', server: 'functions/__server.func', entry: 'index.mjs', files: 'static' },
  { preset: 'netlify', server: 'server', entry: 'server.mjs', files: 'public' },
] as const;

describe.for(SITES)('$name', (site) => {
  test.for(HOSTS)('the function of $preset works outside of the repository', async ({ preset, server, entry }) => {
    const { responses } = await callCopiedFunction(join(outputOf(site, preset), server), entry, [
      '/api/_recto_health',
      homeOf(site),
      missingIn(site),
      '/assets/missing.js',
      '/mcp {"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    ]);
    const [health, home, missing, missingAsset, mcp] = responses;
    // The content version shows that it has read the database beside it.
    expect(JSON.parse(health.body)).toMatchObject({ ok: true, content: expect.stringMatching(/./u) as unknown });
    expect(home).toMatchObject({ status: 200, body: expect.stringContaining('<h1') as unknown });
    expect(missing?.status).toBe(404);
    expect(missing?.body).toContain('<!doctype html>');
    expect(missing?.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(mcp).toMatchObject({ status: 200, body: expect.stringContaining('"get_page"') as unknown });
    expect(missingAsset).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });

  test.runIf(isWebsite(site)).for(HOSTS)(
    'the function of $preset redirects legacy paths',
    async ({ preset, server, entry }) => {
      const { from, to } = WEBSITE.moved;
      const paths = [from, `${from.toUpperCase()}/?a=1`, to];
      const { responses } = await callCopiedFunction(join(outputOf(site, preset), server), entry, paths);
      expect(responses.map(({ status }) => status)).toEqual([301, 301, 200]);
      expect(responses.map(({ headers: { location } }) => location)).toEqual([to, `${to}?a=1`, undefined]);
    },
  );

  test.for(HOSTS)('scripts are uncompressed static files of $preset', ({ preset, files }) => {
    const folder = join(outputOf(site, preset), files);
    expect(globSync('assets/boot-*.js', { cwd: folder })).toHaveLength(1);
    // These hosts compress files themselves.
    expect(globSync('**/*.{br,gz}', { cwd: folder })).toEqual([]);
  });
});
