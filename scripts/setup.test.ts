import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureFirefox, ensureHaproxy } from './setup.mjs';

let folder: string;
let steps: string[];

/** Replaces a real step, and records its result. */
const step = async (name: string, work: (progress: () => void) => unknown): Promise<void> => {
  steps.push(`${name}: ${String(await work(() => undefined))}`);
};

function writeFirefox(version: string): string {
  const path = join(folder, 'firefox-esr');
  writeFileSync(path, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-setup-'));
  steps = [];
  vi.stubEnv('PATH', folder);
  vi.stubEnv('RECTO_FIREFOX', undefined);
  // Without root nothing is installed, so tests do not change the machine.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('finds Firefox on PATH', async () => {
  const path = writeFirefox('153.7.0esr');
  expect(await ensureFirefox(step)).toBe(path);
  expect(steps).toEqual([]);
});

test.for(['140.12.0esr', undefined])('skips Firefox %s, and reports how to install it', async (version) => {
  if (version !== undefined) writeFirefox(version);
  expect(await ensureFirefox(step)).toBeUndefined();
  expect(steps).toEqual([
    'Install Firefox: skipped, with its tests: install firefox-esr 153 or later, or set RECTO_FIREFOX',
  ]);
});

test('reports how to install HAProxy if it is missing and cannot be installed', async () => {
  await ensureHaproxy(step, [folder]);
  expect(steps).toEqual(['Install HAProxy: skipped, with the tests of several servers: install haproxy']);
});

test('does nothing if HAProxy is installed', async () => {
  writeFileSync(join(folder, 'haproxy'), '');
  await ensureHaproxy(step, [folder]);
  expect(steps).toEqual([]);
});

test('rejects a RECTO_FIREFOX path that does not exist', async () => {
  vi.stubEnv('RECTO_FIREFOX', join(folder, 'missing'));
  await expect(ensureFirefox(step)).rejects.toThrow('RECTO_FIREFOX is "');
});
