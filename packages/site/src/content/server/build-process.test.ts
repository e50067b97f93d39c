import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBuildProcess } from './build-process.ts';

/** A builder whose behaviour depends on the name of the folder, and that returns its process id as the version. */
const SCRIPT = `
process.once('SIGTERM', () => process.exit(1));
process.once('disconnect', () => process.exit(1));
process.on('message', async ({ source }) => {
  process.send({ done: process.pid, total: 2 });
  if (source === 'hang') for (;;);
  if (source === 'slow') {
    for (let done = 0; done < 5; done += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      process.send({ done: process.pid, total: 2 });
    }
  }
  process.send({ result: { version: String(process.pid), warnings: [], errors: [] } });
});
`;

const folder = mkdtempSync(join(tmpdir(), 'recto-builds-'));
const command = join(folder, 'command.mjs');
writeFileSync(command, SCRIPT);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const TEST_OPTIONS = { timeout: 60_000 };

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function open(progressTimeout?: number): (source: string, signal?: AbortSignal) => Promise<{ pids: number[] }> {
  const run = createBuildProcess({ command, output: '', cache: '', ...(progressTimeout && { progressTimeout }) });
  return async (source, signal = new AbortController().signal) => {
    const pids: number[] = [];
    await run({ source, checkOnly: false }, { signal, onProgress: (pid) => pids.push(pid) }).catch((error: unknown) => {
      throw Object.assign(error as Error, { pids });
    });
    return { pids };
  };
}

test('kills a build that reports no progress, and starts a new process for the next one', TEST_OPTIONS, async () => {
  const build = open(3000);
  const error = (await build('hang').catch((reason: unknown) => reason)) as Error & { pids: number[] };
  expect(error.message).toBe('The build has reported no progress for 3 s and was stopped.');
  const [hanging = 0] = error.pids;
  await expect.poll(() => isRunning(hanging), { timeout: 20_000 }).toBe(false);
  expect((await build('fast')).pids).toHaveLength(1);
});

test('lets a build that reports progress take longer', TEST_OPTIONS, async () => {
  expect((await open(3000)('slow')).pids).toHaveLength(6);
});

test('stops an aborted build, even if it hangs', TEST_OPTIONS, async () => {
  const ending = new AbortController();
  const running = open()('hang', ending.signal);
  setTimeout(() => {
    ending.abort(new Error('Not wanted.'));
  }, 2000);
  const error = (await running.catch((reason: unknown) => reason)) as Error & { pids: number[] };
  expect(error.message).toBe('Not wanted.');
  const [hanging = 0] = error.pids;
  await expect.poll(() => isRunning(hanging), { timeout: 20_000 }).toBe(false);
});
