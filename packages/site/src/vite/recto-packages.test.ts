import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserDependencies, isThirdParty } from './recto-packages.ts';

test.for([
  ['/site/app/app.ts', false],
  ['/recto/packages/ui/src/index.ts', false],
  ['/site/node_modules/@recto/ui/dist/index.js?v=1', false],
  ['/site/node_modules/.pnpm/@recto+ui@0.1.0/node_modules/@recto/ui/dist/index.js', false],
  ['/site/node_modules/react/index.js', true],
  ['/site/node_modules/@recto/ui/node_modules/radix-ui/dist/index.mjs', true],
] as const)('%s is third-party: %s', ([id, expected]) => {
  expect(isThirdParty(id)).toBe(expected);
});

/** Writes packages into the `node_modules` of a folder. */
function installPackages(folder: string, manifests: Record<string, object>): void {
  for (const [name, manifest] of Object.entries(manifests)) {
    const packageFolder = join(folder, 'node_modules', name);
    mkdirSync(packageFolder, { recursive: true });
    writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ name, ...manifest }));
  }
}

function createFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'recto-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  return root;
}

const site = { dependencies: { '@recto/ui': '0.1.0' } };
const ui = { dependencies: { 'radix-ui': '1.8.1', '@recto/site': '0.1.0' } };

test("lists browser dependencies through the installed package, without Recto's packages", () => {
  const root = createFolder();
  installPackages(root, { '@recto/site': site, '@recto/ui': ui });
  expect(browserDependencies(root)).toEqual(['@recto/site > @recto/ui > radix-ui']);
});

test('finds an indirect dependency that the site cannot resolve', () => {
  const root = createFolder();
  installPackages(root, { '@recto/site': site });
  installPackages(join(root, 'node_modules', '@recto', 'site'), { '@recto/ui': ui });
  expect(browserDependencies(root)).toEqual(['@recto/site > @recto/ui > radix-ui']);
});

test('lists nothing for linked packages', () => {
  const root = createFolder();
  installPackages(root, { '@recto/site': { ...site, exports: { '.': './src/index.ts' } }, '@recto/ui': ui });
  expect(browserDependencies(root)).toEqual([]);
});
