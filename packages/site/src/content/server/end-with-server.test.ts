import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** Writes its process id to its folder, reports progress, and then blocks forever. */
const BUSY = `
import { writeFileSync } from 'node:fs';
process.on('message', () => {
  writeFileSync(new URL('pid-' + process.pid, import.meta.url), '');
  process.send({ done: 1, total: 2 });
  for (;;);
});
`;

const modules = (name: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** A server with a check and a build that do not end. It exits when both have begun. */
const SERVER = `
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createBuildProcess } from ${modules('build-process.ts')};
import { createCheckProcess } from ${modules('check-process.ts')};
const command = join(import.meta.dirname, 'busy.mjs');
const check = createCheckProcess({ command, args: [] });
check([{ file: 'a.md', text: '' }]).catch(() => undefined);
const build = createBuildProcess({ command, output: '', cache: '' });
void build({ source: '', checkOnly: false }, { signal: new AbortController().signal, onProgress: () => undefined });
setInterval(() => {
  if (readdirSync(import.meta.dirname).filter((name) => name.startsWith('pid-')).length === 2) process.exit(0);
}, 50);
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('kills busy processes when the server ends', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-ending-'));
  const busy = (): number[] =>
    readdirSync(folder)
      .filter((name) => name.startsWith('pid-'))
      .map((name) => Number(name.slice('pid-'.length)))
      .filter(isRunning);
  onTestFinished(() => {
    for (const pid of busy()) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'busy.mjs'), BUSY);
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  const [code] = (await once(fork(join(folder, 'server.mjs'), { execArgv: [] }), 'exit')) as [number];
  expect(code).toBe(0);
  await expect.poll(busy, { timeout: 20_000 }).toEqual([]);
});
