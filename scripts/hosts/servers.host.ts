import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../project.mjs';
import { startServer } from '../packed/servers.ts';
import type { RunningServer } from '../packed/servers.ts';
import { SITES, outputOf } from './builds.mjs';
import type { Preset } from './builds.mjs';
import { readHeaderRules } from './read-files.ts';
import { WEBSITE, homeOf, isWebsite, missingIn } from './website.ts';

/** Path of a Bun to test with, which is too large to be installed for one test. */
const { RECTO_BUN: bun } = process.env;

describe.for(SITES)('$name', (site) => {
  const start = async (preset: Preset, options: { node?: string } = {}): Promise<RunningServer> => {
    const cwd = outputOf(site, preset);
    const entry = join(cwd, 'app', 'server', 'index.mjs');
    const files = [join(root, 'scripts', 'e2e', 'static-server.ts'), join(cwd, 'public')];
    const server = await startServer(preset === 'static' ? files : [entry], { cwd, ...options });
    onTestFinished(server.stop);
    return server;
  };

  /** Requests the home page and a missing page; returns their statuses, and whether each response is a page. */
  const visit = async ({ origin }: RunningServer): Promise<(number | boolean)[]> => {
    const [home, missing] = await Promise.all([fetch(origin + homeOf(site)), fetch(origin + missingIn(site))]);
    const texts = [await home.text(), await missing.text()];
    return [home.status, missing.status, ...texts.map((text) => text.includes('<h1'))];
  };
  const readHealth = async ({ origin }: RunningServer): Promise<unknown> =>
    await (await fetch(`${origin}/api/_recto_health`)).json();

  test('the server runs in Node', async () => {
    const server = await start('node');
    expect(await visit(server)).toEqual([200, 404, true, true]);
    expect(await readHealth(server)).toMatchObject({ ok: true });
  });

  test.runIf(isWebsite(site))('the server redirects legacy paths', async () => {
    const { origin } = await start('node');
    const { from, to } = WEBSITE.moved;
    const moved = await fetch(origin + from, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
  });

  test.runIf(bun !== undefined)('the server runs in Bun', async () => {
    const server = await start('bun', { node: bun ?? '' });
    expect(await visit(server)).toEqual([200, 404, true, true]);
    expect(await readHealth(server)).toMatchObject({ ok: true });
  });

  test('the server for Bun uses Bun.serve, and has its content beside it', () => {
    const server = join(outputOf(site, 'bun'), 'app', 'server');
    const modules = globSync('{*,_libs/*}.mjs', { cwd: server }).map((file) =>
      readFileSync(join(server, file), 'utf8'),
    );
    expect(modules.filter((text) => text.includes('Bun.serve('))).toHaveLength(1);
    expect(globSync('content/*/content.sqlite', { cwd: outputOf(site, 'bun') })).not.toEqual([]);
  });

  test('the static build works on a plain file server', async () => {
    expect(await visit(await start('static'))).toEqual([200, 404, true, true]);
  });

  test.runIf(!isWebsite(site))('static files have brotli and gzip copies', () => {
    for (const [preset, name] of [
      ['static', 'public/index.html'],
      ['static', 'public/assets/boot-*.js'],
      ['node', 'app/public/assets/boot-*.js'],
    ] as const) {
      const cwd = outputOf(site, preset);
      const [file = ''] = globSync(name, { cwd });
      const plain = readFileSync(join(cwd, file));
      expect(brotliDecompressSync(readFileSync(join(cwd, `${file}.br`)))).toEqual(plain);
      expect(gunzipSync(readFileSync(join(cwd, `${file}.gz`)))).toEqual(plain);
    }
  });

  test('the static build lists its headers in a file', () => {
    const rules = readHeaderRules(join(outputOf(site, 'static'), 'public', '_headers'));
    expect(rules.get('/*')).toEqual(
      expect.arrayContaining([expect.stringContaining("frame-ancestors 'none'"), 'x-content-type-options: nosniff']),
    );
  });
});
