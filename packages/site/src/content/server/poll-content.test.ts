import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { databaseOf, readCurrent } from '../content-folder.ts';
import { pollContent, readPollInterval } from './poll-content.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-poll-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function setCurrent(version: string): void {
  writeFileSync(join(folder, 'current'), `${version}\n`);
}

/** Polls the folder. A version can be opened if its folder exists. */
function poll() {
  const [switched, errors]: [string[], string[]] = [[], []];
  let served = '';
  const stop = pollContent({
    find: () => folder,
    async switchContent() {
      const version = readCurrent(folder) ?? '';
      if (version === 'broken') throw new Error(`${version} is not complete.`);
      const isNew = version !== served;
      served = version;
      return { database: databaseOf(folder, version), isNew };
    },
    interval: 5,
    onSwitched: (version) => switched.push(version),
    report: (error) => errors.push(String(error)),
  });
  onTestFinished(stop);
  return { switched, errors, stop };
}

test('switches whenever the name of the current version changes', async () => {
  setCurrent('one');
  const { switched } = poll();
  await expect.poll(() => switched).toEqual(['one']);
  setCurrent('two');
  await expect.poll(() => switched).toEqual(['one', 'two']);
  setCurrent('one');
  await expect.poll(() => switched).toEqual(['one', 'two', 'one']);
});

test('tries a version that is not complete again, and reports it once', async () => {
  setCurrent('broken');
  const { switched, errors } = poll();
  await expect.poll(() => errors).toEqual(['Error: broken is not complete.']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(errors).toHaveLength(1);
  setCurrent('whole');
  await expect.poll(() => switched).toEqual(['whole']);
});

test('survives a missing and an empty file', async () => {
  const { switched, errors } = poll();
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(join(folder, 'current'), '');
  await new Promise((resolve) => setTimeout(resolve, 20));
  rmSync(join(folder, 'current'));
  mkdirSync(join(folder, 'current'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  rmSync(join(folder, 'current'), { recursive: true });
  setCurrent('one');
  await expect.poll(() => switched).toEqual(['one']);
  expect(errors).toEqual([]);
});

test('ends', async () => {
  setCurrent('one');
  const { switched, stop } = poll();
  await expect.poll(() => switched).toEqual(['one']);
  stop();
  setCurrent('two');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(switched).toEqual(['one']);
});

test.for([
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  ['0.5', 500],
  ['2', 2000],
] as const)('RECTO_CONTENT_POLL=%s is an interval of %s ms', ([text, interval]) => {
  expect(readPollInterval({ RECTO_CONTENT_POLL: text })).toBe(interval);
});

test.for(['-1', 'fast'])('RECTO_CONTENT_POLL=%s is an error', (text) => {
  expect(() => readPollInterval({ RECTO_CONTENT_POLL: text })).toThrow('Set it to a number of seconds');
});
