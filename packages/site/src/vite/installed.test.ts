import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserDependencies, isForeign } from './installed.ts';

test.for([
  ['/site/app/app.ts', false],
  ['/recto/packages/ui/src/index.ts', false],
  ['/site/node_modules/@recto/ui/dist/index.js?v=1', false],
  ['/site/node_modules/.pnpm/@recto+ui@0.1.0/node_modules/@recto/ui/dist/index.js', false],
  ['/site/node_modules/react/index.js', true],
  ['/site/node_modules/@recto/ui/node_modules/cmdk/index.mjs', true],
] as const)('%s is foreign: %s', ([id, answer]) => {
  expect(isForeign(id)).toBe(answer);
});

/** A site with one package in its `node_modules`. */
function installPackage(name: string, manifest: object): string {
  const root = mkdtempSync(join(tmpdir(), 'recto-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, ...manifest }));
  return root;
}

test('what an installed package draws with is named through it, our own packages aside', () => {
  const root = installPackage('@recto/ui', { dependencies: { cmdk: '1.1.1', '@recto/site': '0.1.0' } });
  expect(browserDependencies(root)).toEqual(['@recto/ui > cmdk']);
});

test('of linked sources nothing has to be named', () => {
  const root = installPackage('@recto/ui', { dependencies: { cmdk: '1.1.1' }, exports: { '.': './src/index.ts' } });
  expect(browserDependencies(root)).toEqual([]);
});
