import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockError, takeLock } from './run-lock.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-lock-'));
  file = join(folder, 'below', 'lock');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('rejects a second benchmark until the first has finished', () => {
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(LockError);
  expect(() => takeLock(file)).toThrow(`process ${process.pid}`);
  release();
  takeLock(file)();
});

test.for(['0', 'nobody', '4194305'])('replaces the lock of a process that has ended (%s)', (owner) => {
  takeLock(file)();
  writeFileSync(file, owner);
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(LockError);
  release();
});
