import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listTemplates } from '../templates/list-templates.ts';
import { readTemplateFiles } from '../templates/template-files.ts';
import { YARN_RESOLUTIONS, addPackageManagerFiles } from './package-manager-files.ts';
import { packageManagers } from './package-managers.ts';
import type { PackageManager } from './package-managers.ts';

const repository = new URL('../../../../', import.meta.url);
const templates = listTemplates(fileURLToPath(new URL('templates', repository)));

function filesFor(packageManager: PackageManager, name = 'minimal'): Map<string, string> {
  const { folder = '' } = templates.find((template) => template.name === name) ?? {};
  const files = addPackageManagerFiles(readTemplateFiles(folder), packageManager);
  return new Map([...files].map(([file, data]) => [file, data.toString()]));
}

test('DEV-5: a site for Yarn uses node_modules, and its package.json pins versions that Yarn can resolve', () => {
  const files = filesFor('yarn');
  expect(files.get('.yarnrc.yml')).toBe('nodeLinker: node-modules\n');
  expect(files.get('.gitignore')).toMatch(/^node_modules\n[^]*\n\.yarn\/\*\n!\.yarn\/patches\n/u);
  expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
    dependencies: { '@recto/site': expect.any(String) as string },
    resolutions: YARN_RESOLUTIONS,
  });
});

test.for(['npm', 'pnpm', 'bun'] as const)('DEV-5: a site for %s has no Yarn files', (packageManager) => {
  const files = filesFor(packageManager);
  expect([...files.keys()]).not.toContain('.yarnrc.yml');
  expect(files.get('package.json')).toBe(filesFor('npm').get('package.json'));
});

test.for(templates)('DEV-5: the README of $name lists the commands of every package manager', ({ name }) => {
  const readme = filesFor('npm', name).get('README.md') ?? '';
  for (const manager of packageManagers) expect(readme).toContain(`\`${manager} run dev\``);
  const { scripts } = JSON.parse(filesFor('npm', name).get('package.json') ?? '') as {
    scripts: Record<string, string>;
  };
  for (const script of Object.keys(scripts)) expect(readme).toContain(`\n| \`${script}\` | `);
});

test('the Yarn resolutions match the versions of this repository and the ranges that Vite and Nitro declare', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(file, repository), 'utf8')) as Record<string, Record<string, string>>;
  const ranges = ['vite', 'nitro'].map(
    (name) => read(`node_modules/${name}/package.json`)['dependencies']?.['rolldown'],
  );
  const { rolldown = '' } = read('package.json')['overrides'] ?? {};
  expect(YARN_RESOLUTIONS).toEqual(Object.fromEntries(ranges.map((range) => [`rolldown@npm:${range}`, rolldown])));
});
