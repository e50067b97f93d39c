import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';

const PROCESS = join(import.meta.dirname, '../../fixtures/upload-process.ts');
const TEST_OPTIONS = { timeout: 120_000 };

test(
  'uploads that were acknowledged before the server was killed are stored, and no part of others',
  TEST_OPTIONS,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-uploads-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const file = join(folder, 'studio.sqlite');
    const acknowledged: string[] = [];
    for (let round = 1; round <= 5; round += 1) {
      const args = ['--disable-warning=ExperimentalWarning', PROCESS, file, String(round * 10_000)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (text: Buffer) => (output += text.toString()));
      await once(child.stdout, 'data');
      setTimeout(() => child.kill('SIGKILL'), 20 + Math.random() * 200);
      const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
      expect(signal).toBe('SIGKILL');
      acknowledged.push(...output.trim().split('\n'));
    }
    const store = openSqliteStore(file);
    const stored = await store.uploads.list('ada', 0);
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    // At most one upload a round was stored without being acknowledged.
    expect(stored.length - acknowledged.length).toBeLessThanOrEqual(5);
    for (const { id } of stored) {
      const bytes = (await store.uploads.read('ada', id, 0)) ?? new Uint8Array();
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(id);
    }
    await store.close();
  },
);
