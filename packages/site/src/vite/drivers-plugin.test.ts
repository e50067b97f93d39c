import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { driversPlugin } from './drivers-plugin.ts';

/** Keeps imports that the drivers plugin does not replace. */
const external: Plugin = {
  name: 'external',
  resolveId: (id) => (['pg', '@libsql/client'].includes(id) ? { id, external: true } : undefined),
};

/** Lists the drivers that the server of a site imports. */
async function driversOf(manifest: object, url?: string): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'recto-drivers-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(root, 'entry.js'),
    "export const a = () => import('pg'); export const b = () => import('@libsql/client');",
  );
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [driversPlugin({ root, url }), external],
    build: { ssr: 'entry.js', write: false },
  });
  const [result] = [built].flat();
  const output = result && 'output' in result ? result.output : [];
  return output
    .flatMap((file) => (file.type === 'chunk' ? file.dynamicImports : []))
    .filter((name) => !name.startsWith('assets/'));
}

test.for([
  ['nothing', {}, undefined, []],
  ['a driver', { dependencies: { '@libsql/client': '1' } }, undefined, ['@libsql/client']],
  ['another driver', { optionalDependencies: { pg: '1' } }, undefined, ['pg']],
  ['nothing, built for libSQL', {}, 'libsql://a.example', ['@libsql/client']],
  ['nothing, built for a file', {}, 'file:a.db', ['@libsql/client']],
  ['nothing, built for PostgreSQL', {}, 'postgresql://a.example/b', ['pg']],
] as const)('SEC-16: a site whose package.json lists %s has these drivers: %o', async ([, manifest, url, drivers]) => {
  expect(await driversOf(manifest, url)).toEqual(drivers);
});
