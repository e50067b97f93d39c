import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureFirefox } from './setup.mjs';

let folder: string;
let steps: string[];

/** Takes the place of a step, and keeps what it says. */
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
  // Nothing is installed by a test.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('Firefox is found on the path', async () => {
  const path = writeFirefox('153.7.0esr');
  expect(await ensureFirefox(step)).toBe(path);
  expect(steps).toEqual([]);
});

test.for(['140.12.0esr', undefined])('Firefox %s is left out, and the run says how to get one', async (version) => {
  if (version !== undefined) writeFirefox(version);
  expect(await ensureFirefox(step)).toBeUndefined();
  expect(steps).toEqual([
    'Install Firefox: left out, with its tests: install firefox-esr 153 or later, or set RECTO_FIREFOX',
  ]);
});

test('a Firefox that was named has to exist', async () => {
  vi.stubEnv('RECTO_FIREFOX', join(folder, 'missing'));
  await expect(ensureFirefox(step)).rejects.toThrow('RECTO_FIREFOX names');
});
