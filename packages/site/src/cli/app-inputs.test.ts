import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashAppInputs, isBuilt, recordBuild } from './app-inputs.ts';
import type { AppInputs } from './app-inputs.ts';

let root: string;
let initialHash: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recto-inputs-'));
  for (const folder of ['content', 'components', 'public', '.recto', 'node_modules/one']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  write('recto.config.ts', 'export default {}');
  write('components/a.tsx', 'a');
  write('package-lock.json', '{}');
  initialHash = hash();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

function hash(changes: Partial<AppInputs> = {}): string {
  return hashAppInputs({
    root,
    content: 'content',
    configFiles: [],
    config: { title: 'A' },
    options: { preset: 'node' },
    env: {},
    ...changes,
  });
}

test.for(['content/page.md', '.recto/cache', 'node_modules/one/index.js'])('%s is not an input of the app', (file) => {
  write(file, 'changed');
  expect(hash()).toBe(initialHash);
});

test.for(['recto.config.ts', 'components/a.tsx', 'components/b.tsx', 'public/logo.svg', '.env', 'package-lock.json'])(
  '%s is an input of the app',
  (file) => {
    write(file, 'changed');
    expect(hash()).not.toBe(initialHash);
  },
);

test('changes the hash when a file is renamed', () => {
  rmSync(join(root, 'components/a.tsx'));
  write('components/b.tsx', 'a');
  expect(hash()).not.toBe(initialHash);
});

test.for([
  [{ options: { preset: 'bun' } }, true],
  [{ config: { title: 'B' } }, true],
  [{ config: { title: 'A', schema: new Map() } }, false],
  [{ env: { VITE_NAME: 'x' } }, true],
  [{ env: { RECTO_NOINDEX: '1' } }, true],
  [{ env: { RECTO_DATABASE_URL: 'postgres://user@one' } }, true],
  [{ env: { HOME: '/x', RECTO_CONTENT_SECRET: 'x' } }, false],
  [{ env: { RECTO_STUDIO_SECRETS: 'x' } }, false],
] as const)('%o changes the hash: %s', ([changes, isChanged]) => {
  expect(hash(changes) !== initialHash).toBe(isChanged);
});

test('hashes the kind of database, but not its URL', () => {
  const [one, other] = ['postgres://one', 'postgres://other'].map((url) => hash({ env: { RECTO_DATABASE_URL: url } }));
  expect(one).toBe(other);
});

test('hashes a file outside of the site that the configuration imports', () => {
  const outside = mkdtempSync(join(tmpdir(), 'recto-outside-'));
  const file = join(outside, 'shared.ts');
  writeFileSync(file, 'one');
  const one = hash({ configFiles: [file] });
  writeFileSync(file, 'two');
  expect(hash({ configFiles: [file] })).not.toBe(one);
  rmSync(outside, { recursive: true });
});

test('considers an app built if its record matches and its entry exists', () => {
  const [record, entry] = [join(root, '.recto/app/node'), join(root, 'index.mjs')];
  recordBuild(record, initialHash);
  expect(isBuilt(record, initialHash, entry)).toBe(false);
  write('index.mjs', '');
  expect(isBuilt(record, initialHash, entry)).toBe(true);
  expect(isBuilt(record, `${initialHash} `, entry)).toBe(false);
});

test('hashes the files of a linked dependency, but not of an installed one', () => {
  const linked = mkdtempSync(join(tmpdir(), 'recto-linked-'));
  onTestFinished(() => {
    rmSync(linked, { recursive: true });
  });
  writeFileSync(join(linked, 'index.ts'), 'first');
  symlinkSync(linked, join(root, 'node_modules/linked'));
  write('node_modules/one/package.json', '{}');
  write('package.json', JSON.stringify({ dependencies: { one: '1.0.0', linked: '1.0.0', missing: '1.0.0' } }));
  const first = hash();
  write('node_modules/one/index.js', 'changed');
  expect(hash()).toBe(first);
  writeFileSync(join(linked, 'index.ts'), 'changed');
  expect(hash()).not.toBe(first);
});
