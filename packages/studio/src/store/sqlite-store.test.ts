import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeStore } from '../../fixtures/store-cases.ts';
import { openSqliteStore } from './sqlite-store.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-studio-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return join(folder, 'private', 'studio.sqlite');
}

describe('SQLite', () => {
  describeStore(async () => {
    const file = newFile();
    return { store: openSqliteStore(file), other: openSqliteStore(file) };
  });

  test('keeps data after a restart, in a folder that only the server can read', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    await store.incrementGeneration('all');
    await store.close();
    const again = openSqliteStore(file);
    expect(await again.generations(['all'])).toEqual([1]);
    await again.close();
    expect(statSync(join(file, '..')).mode & 0o077).toBe(0);
  });
});
