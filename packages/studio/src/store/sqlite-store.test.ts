import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

  test('reports a damaged file with a hint, and does not change it', async () => {
    const file = newFile();
    await openSqliteStore(file).close();
    for (const text of ['no database', `SQLite format 3\0${'damaged'.repeat(1000)}`]) {
      writeFileSync(file, text);
      expect(() => openSqliteStore(file)).toThrow(
        expect.objectContaining({
          code: 'studio/store-damaged',
          message: expect.stringContaining(file) as string,
          hint: expect.stringContaining('backup') as string,
        }),
      );
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});
