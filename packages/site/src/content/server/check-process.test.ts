import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createCheckProcess } from './check-process.ts';
import type { CheckProcessOptions } from './check-process.ts';

/** A process whose behaviour depends on the first text, and that responds with its process id. */
const SCRIPT = `
process.once('disconnect', () => process.exit(0));
process.on('message', ({ id, documents: [document] }) => {
  if (document.text === 'loop') for (;;);
  if (document.text === 'exit') process.exit(3);
  if (document.text === 'crash') process.send({ id, crash: 'out of paper' });
  process.send({ id, result: [{ file: String(process.pid), collections: [], errors: [], warnings: [] }] });
});
`;

const folder = mkdtempSync(join(tmpdir(), 'recto-checks-'));
const command = join(folder, 'command.mjs');
writeFileSync(command, SCRIPT);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function open(options: Partial<CheckProcessOptions> = {}): (text: string) => Promise<number> {
  const check = createCheckProcess({ command, args: [], ...options });
  onTestFinished(check.end);
  return async (text) => Number((await check([{ file: 'a.md', text }]))[0]?.file);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('starts a process for the first check and reuses it for the next ones', async () => {
  const check = open();
  const first = await check('');
  expect(first).not.toBe(process.pid);
  expect(await Promise.all([check(''), check('')])).toEqual([first, first]);
});

test('stops the process after it was idle for a while', { timeout: 30_000 }, async () => {
  const check = open({ idle: 50 });
  const first = await check('');
  await expect.poll(() => isRunning(first), { timeout: 20_000 }).toBe(false);
  expect(await check('')).not.toBe(first);
});

test(
  'kills the process of a check that does not end, and starts a new one for the next check',
  { timeout: 60_000 },
  async () => {
    // The timeout includes the start of the process.
    const check = open({ timeout: 10_000 });
    const first = await check('');
    const endless = check('loop');
    const waiting = check('');
    await expect(endless).rejects.toThrow('The check took longer than 10 s and was stopped.');
    expect(await waiting).not.toBe(first);
    await expect.poll(() => isRunning(first), { timeout: 20_000 }).toBe(false);
  },
);

test('rejects a check whose process exits or fails', async () => {
  const check = open();
  const first = await check('');
  await expect(check('crash')).rejects.toThrow('out of paper');
  await expect(check('exit')).rejects.toThrow('has ended');
  expect(await check('')).not.toBe(first);
});
