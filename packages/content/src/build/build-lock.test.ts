import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import config from '../../fixtures/build/content.config.ts';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { withBuildLock } from './build-lock.ts';

vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const script = fileURLToPath(new URL('../../fixtures/build/build-once.ts', import.meta.url));
const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`en/docs/${index}.md`, `# Page ${index}`]));

const lockOf = (pid: number, host = hostname()): string => JSON.stringify({ pid, host });
/** The id of a process that has exited. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

test('SEC-15: builds of one database at the same time wait for each other', async () => {
  const { folder, paths } = createTestSite(config, files);
  const builds = await Promise.all(
    [1, 2, 3].map(async () => (await run(process.execPath, ['--no-warnings', script, folder])).stdout),
  );
  expect(new Set(builds)).toEqual(new Set([JSON.stringify({ rows: 80, errors: [] })]));
  expect(await paths('docs')).toHaveLength(40);
  expect(readdirSync(join(folder, 'data')).sort()).toEqual(['cache', 'content.sqlite']);
});

test('SEC-15: also within one process, and the waiting build reports it', async () => {
  const { build } = createTestSite(config, files);
  const warnings: string[] = [];
  const onWarning = (warning: { code: string }): void => {
    warnings.push(warning.code);
  };
  const [first, second] = await Promise.all([build({ onWarning }), build({ onWarning })]);
  expect(second).toEqual(first);
  expect(warnings.filter((code) => code !== 'source/empty')).toEqual(['build/waiting']);
});

test('SEC-15: the lock of a process that has exited is replaced', async () => {
  const { build, output } = createTestSite(config, files);
  await build();
  writeFileSync(`${output}.lock`, lockOf(deadPid()));
  expect(await build({ onWarning: vi.fn() })).toMatchObject({ rows: 80, errors: [] });
  expect(existsSync(`${output}.lock`)).toBe(false);
});

test.for([
  ['that was only partly written long ago', '{"pi', 10],
  ['of another host that was not refreshed', lockOf(1, 'other.example'), 120],
] as const)('SEC-15: a lock %s is replaced', async ([, text, seconds]) => {
  const output = join(makeFolder(), 'a.sqlite');
  writeFileSync(`${output}.lock`, text);
  const then = new Date(Date.now() - seconds * 1000);
  utimesSync(`${output}.lock`, then, then);
  expect(await withBuildLock(output, async () => readFileSync(`${output}.lock`, 'utf8'))).toContain(
    String(process.pid),
  );
});

test.for([
  ['of a running process', lockOf(process.ppid)],
  ['of another host', lockOf(1, 'other.example')],
  ['that is being written', ''],
] as const)('SEC-15: a build waits for a lock %s, with a time limit', async ([, text]) => {
  const output = join(makeFolder(), 'a.sqlite');
  writeFileSync(`${output}.lock`, text);
  const work = vi.fn();
  await expect(withBuildLock(output, work, { maxWait: 250 })).rejects.toMatchObject({
    code: 'build/locked',
    hint: `Wait for it, or end it and delete ${output}.lock.`,
  });
  expect(work).not.toHaveBeenCalled();
  expect(readFileSync(`${output}.lock`, 'utf8')).toBe(text);
});

test('SEC-15: the lock is released when the work fails', async () => {
  const output = join(makeFolder(), 'a.sqlite');
  await expect(withBuildLock(output, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(`${output}.lock`)).toBe(false);
});

test('SEC-15: of many builds that find an abandoned lock, one runs at a time', async () => {
  const output = join(makeFolder(), 'a.sqlite');
  writeFileSync(`${output}.lock`, lockOf(deadPid()));
  let [working, maxWorking] = [0, 0];
  const work = async (): Promise<void> => {
    working += 1;
    maxWorking = Math.max(maxWorking, working);
    await new Promise((resolve) => setTimeout(resolve, 5));
    working -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withBuildLock(output, work)));
  expect(maxWorking).toBe(1);
});

test('SEC-15: a build waits for a lock that cannot be read, then fails with an error', async () => {
  const output = join(makeFolder(), 'a.sqlite');
  mkdirSync(`${output}.lock`);
  await expect(withBuildLock(output, async () => 'built', { maxWait: 300 })).rejects.toThrow('has not finished');
});

test('SEC-15: a lock with the id of this process that this process does not hold is abandoned', async () => {
  const output = join(makeFolder(), 'a.sqlite');
  writeFileSync(`${output}.lock`, lockOf(process.pid));
  expect(await withBuildLock(output, async () => 'built', { maxWait: 5000 })).toBe('built');
});
