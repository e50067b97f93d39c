import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import { root } from '../project.mjs';
import { ensureInstalled } from './ensure-installed.ts';
import { listUndeclared } from './undeclared-imports.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  repository?: { type: string; url: string; directory: string };
  publishConfig?: { access: string; provenance: boolean };
}

/** Module resolutions that our packages do not support, because all packages are ES modules with `exports`. */
const UNSUPPORTED_RESOLUTIONS = new Set(['node10', 'node16-cjs']);
/** Entry points that are not code. */
const NON_CODE = /\.(?:css|json|woff2)$/u;

const folder = await ensureInstalled();
const modules = join(folder, 'node_modules');
const tarballs = globSync('*.tgz', { cwd: folder });
const { overrides } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { overrides: object };
const packages = Object.keys(overrides);

test('every package was packed', () => {
  expect(packages).toEqual(expect.arrayContaining(['@recto/content', '@recto/site', '@recto/ui', 'create-recto']));
  expect(tarballs).toHaveLength(packages.length);
});

describe.for(tarballs)('%s', (tarball) => {
  const data = new Uint8Array(readFileSync(join(folder, tarball)));

  test('publint reports nothing', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('its types match its code', async () => {
    const result = await checkPackage(createPackageFromTarballData(data));
    const problems = 'problems' in result ? result.problems : [{ kind: 'no types at all' as const }];
    const ours = problems.filter(
      (problem) =>
        !('resolutionKind' in problem && UNSUPPORTED_RESOLUTIONS.has(problem.resolutionKind)) &&
        !('entrypoint' in problem && NON_CODE.test(problem.entrypoint)),
    );
    expect(ours).toEqual([]);
  });
});

describe.for(packages)('%s', (name) => {
  const read = (file: string): string => readFileSync(join(modules, name, file), 'utf8');

  test('SEC-16: it can be published with provenance, and runs nothing when it is installed', () => {
    const { repository, publishConfig, scripts } = JSON.parse(read('package.json')) as Manifest;
    expect(publishConfig).toEqual({ access: 'public', provenance: true });
    // npm compares the URL with that of the repository in which the package is built.
    expect(repository).toMatchObject({
      type: 'git',
      url: expect.stringMatching(/^git\+https:\/\/.+\.git$/u) as string,
    });
    const source = JSON.parse(
      readFileSync(join(root, repository?.directory ?? '', 'package.json'), 'utf8'),
    ) as Manifest;
    expect(source.name).toBe(name);
    expect(scripts).toBeUndefined();
  });

  test('every package that it imports is one of its declared dependencies', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('package.json')) as Manifest;
    const declared = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
    const files = globSync('{bin,dist}/**/*.{js,mjs,d.ts}', { cwd: join(modules, name) });
    expect(files).not.toEqual([]);
    expect(listUndeclared(files.map(read), declared)).toEqual([]);
  });

  test('it contains its licence and README, but no tests or sources', () => {
    const files = globSync('**/*', { cwd: join(modules, name) });
    expect(files).toContain('LICENSE');
    expect(read('README.md')).toMatch(/npm (?:install|create)/u);
    // Templates contain the sources of a site, including its tests.
    const own = files.filter((file) => !file.startsWith('templates/'));
    expect(own.filter((file) => /\.test|fixtures|(?<!\.d)\.tsx?$/u.test(file))).toEqual([]);
  });
});

test.for(['@recto/content', '@recto/site'])('the README of %s lists exactly its entry points', (name) => {
  const read = (file: string): string => readFileSync(join(modules, name, file), 'utf8');
  const { exports } = JSON.parse(read('package.json')) as { exports: object };
  const entries = Object.keys(exports)
    .filter((path) => !NON_CODE.test(path))
    .map((path) => name + path.slice(1));
  const listed = [...read('README.md').matchAll(/^\| `(@[^`]+)` \|/gmu)].map(([, entry = '']) => entry);
  expect(listed.toSorted()).toEqual(entries.toSorted());
});
