import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { BuildPartError, runBuildProcess } from './build-process.ts';

function openTerminal() {
  const printed: string[] = [];
  const screen = { write: (text: string) => printed.push(text) };
  return { printed, terminal: { out: screen, err: screen, env: {}, folder: '' } };
}

test('rejects after a failing part has printed its error', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-part-'));
  const { printed, terminal } = openTerminal();
  await expect(runBuildProcess('content', { values: {}, folder }, terminal)).rejects.toThrow(BuildPartError);
  expect(printed.join('')).toContain('There is no recto.config.ts');
});

test('throws an error with a hint if the process is killed', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-part-'));
  writeFileSync(join(folder, 'end.mjs'), "process.kill(process.pid, 'SIGKILL');");
  vi.stubEnv('NODE_OPTIONS', `--import ${join(folder, 'end.mjs')}`);
  await expect(runBuildProcess('app', { values: {}, folder }, openTerminal().terminal)).rejects.toMatchObject({
    code: 'build/ended',
    message: expect.stringContaining('SIGKILL') as string,
  });
});
