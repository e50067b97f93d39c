import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestRepository } from '../../fixtures/test-repository.ts';
import type { TestRepository } from '../../fixtures/test-repository.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';

const PROCESS = join(import.meta.dirname, '../../fixtures/publish-process.ts');

/** The operations of a server that publishes one change set. A test below compares this list with the code. */
const OPERATIONS = [
  'add',
  'claim',
  'head',
  'commit',
  'update committed',
  'head',
  'build',
  'update built',
  'head',
  'switch',
  'update switched',
  'update done',
  'claim',
];

interface Run {
  input?: object;
  /** Number of the operation before which the process kills itself. */
  killBefore?: number;
  /** Kills the process after a time, in milliseconds. */
  killAfter?: number;
}

describe('a server that is killed with SIGKILL', { timeout: 120_000 }, () => {
  let git: TestRepository;
  let folder: string;
  let input: object;
  const cache = mkdtempSync(join(tmpdir(), 'recto-compiled-'));
  afterAll(() => {
    rmSync(cache, { recursive: true, force: true });
  });

  beforeEach(() => {
    git = createTestRepository({ 'content/index.md': 'Old\n' });
    folder = mkdtempSync(join(tmpdir(), 'recto-publish-'));
    input = {
      id: 'change-set-1',
      base: git.git('rev-parse', 'main'),
      files: [{ kind: 'change', path: 'content/index.md', content: Buffer.from('New\n').toString('base64') }],
      summary: 'Better words',
      author: { name: 'Ada', email: 'ada@site.invalid' },
    };
  });
  afterEach(() => {
    git.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Returns the signal that ended the process. */
  const run = ({ killAfter, ...options }: Run): Promise<NodeJS.Signals | null> =>
    new Promise((resolve, reject) => {
      const parameters = JSON.stringify({ ...options, folder, repository: git.folder });
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROCESS, parameters], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, NODE_COMPILE_CACHE: cache },
      });
      let errors = '';
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
      child.on('close', (code, signal) => {
        clearTimeout(timer);
        if (code === 0 || signal === 'SIGKILL') resolve(signal);
        else reject(new Error(errors));
      });
    });

  const log = () =>
    existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : [];
  const isAccepted = () => log().includes('accepted');
  const commits = () => git.git('log', '--format=%B', 'main').match(/Recto-Change-Set: change-set-1/gu)?.length ?? 0;

  const state = async () => {
    const store = openSqliteStore(join(folder, 'studio.sqlite'));
    const entry = await store.journal.get('change-set-1');
    await store.close();
    return entry?.state;
  };

  /** Expects that the change is in exactly one commit, in the file, and served. */
  const expectPublishedOnce = async (text = 'New\n') => {
    expect(await state()).toBe('done');
    expect(commits()).toBe(1);
    expect(git.read('main', 'content/index.md').toString()).toBe(text);
    expect(readFileSync(join(folder, 'current'), 'utf8')).toBe(git.git('rev-parse', 'main'));
  };

  const expectNothing = async () => {
    expect({ isAccepted: isAccepted(), commits: commits(), state: await state() }).toEqual({
      isAccepted: false,
      commits: 0,
      state: undefined,
    });
  };

  test('the list of operations is complete', async () => {
    expect(await run({ input })).toBeNull();
    expect(log().filter((line) => line.startsWith('operation'))).toEqual(
      OPERATIONS.map((name, index) => `operation ${index} ${name}`),
    );
    await expectPublishedOnce();
  });

  // After one operation is the same as before the next, because nothing is stored in between.
  test.for(OPERATIONS.map((name, operation) => ({ name, operation })))(
    'before operation $operation, $name',
    async ({ operation }) => {
      expect(await run({ input, killBefore: operation })).toBe('SIGKILL');
      expect(commits()).toBeLessThanOrEqual(1);
      const wasAdded = (await state()) !== undefined;
      // A server that starts again needs no other request.
      expect(await run({})).toBeNull();
      await (wasAdded ? expectPublishedOnce() : expectNothing());
    },
  );

  test('does not repeat a commit that was reverted', async () => {
    await run({ input, killBefore: OPERATIONS.indexOf('update committed') });
    git.commit({ 'content/index.md': 'Old\n' });
    expect(await run({})).toBeNull();
    await expectPublishedOnce('Old\n');
  });

  test('survives repeated kills at any time', async () => {
    for (let kills = 0; kills < 8; kills += 1) await run({ input, killAfter: 100 + Math.random() * 500 });
    expect(commits()).toBeLessThanOrEqual(1);
    expect(await run({ input })).toBeNull();
    await expectPublishedOnce();
  });
});
