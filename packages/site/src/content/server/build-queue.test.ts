import { expect, test } from 'vitest';
import type { BuiltContent } from '../builder/build-message.ts';
import { createBuildQueue } from './build-queue.ts';
import type { RunBuild } from './build-queue.ts';

/** A queue whose builds end when the test resolves them. */
function open() {
  const started: {
    source: string;
    checkOnly: boolean;
    end: (version: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const run: RunBuild = async (request, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<BuiltContent>();
    onProgress(1, 2);
    signal.addEventListener('abort', () => {
      reject(signal.reason);
    });
    started.push({
      ...request,
      end: (version) => {
        resolve({ version, warnings: [], errors: [] });
      },
      fail: reject,
    });
    return await promise;
  };
  return { build: createBuildQueue(run), started };
}

const versionOf = async (built: Promise<BuiltContent>): Promise<string | undefined> => (await built).version;

test('runs one build at a time, and shares the next one among requests that arrive meanwhile', async () => {
  const { build, started } = open();
  const first = build({ source: '/a' });
  const others = [build({ source: '/a' }), build({ source: '/a' })];
  expect(started).toHaveLength(1);
  started[0]?.end('v1');
  expect(await versionOf(first)).toBe('v1');
  await expect.poll(() => started.length).toBe(2);
  started[1]?.end('v2');
  expect(await Promise.all(others.map(versionOf))).toEqual(['v2', 'v2']);
  expect(started).toHaveLength(2);
});

test('runs separate builds for other folders and for checks, in the order of the requests', async () => {
  const { build, started } = open();
  const all = [
    build({ source: '/a' }),
    build({ source: '/b' }),
    build({ source: '/a', checkOnly: true }),
    build({ source: '/a' }),
  ];
  for (const index of all.keys()) {
    await expect.poll(() => started.length).toBe(index + 1);
    started[index]?.end(`v${index}`);
  }
  expect(await Promise.all(all.map(versionOf))).toEqual(['v0', 'v1', 'v2', 'v3']);
  expect(started.map(({ source, checkOnly }) => `${source} ${checkOnly}`)).toEqual([
    '/a false',
    '/b false',
    '/a true',
    '/a false',
  ]);
});

test('rejects the requests of a build that fails, and runs the next one', async () => {
  const { build, started } = open();
  const first = build({ source: '/a' });
  const second = build({ source: '/a' });
  started[0]?.fail(new Error('The disk is full.'));
  await expect(first).rejects.toThrow('The disk is full.');
  await expect.poll(() => started.length).toBe(2);
  started[1]?.end('v2');
  expect(await versionOf(second)).toBe('v2');
});

test('aborts a build when all of its requests are aborted', async () => {
  const { build, started } = open();
  const [one, two] = [new AbortController(), new AbortController()];
  const running = build({ source: '/a', signal: one.signal });
  const waiting = build({ source: '/a', signal: two.signal });
  const staying = build({ source: '/a' });
  two.abort(new Error('no longer wanted'));
  await expect(waiting).rejects.toThrow('no longer wanted');
  one.abort(new Error('too late'));
  await expect(running).rejects.toThrow('too late');
  await expect.poll(() => started.length).toBe(2);
  started[1]?.end('v2');
  expect(await versionOf(staying)).toBe('v2');
});

test('does not start a build whose requests are all aborted', async () => {
  const { build, started } = open();
  const running = build({ source: '/a' });
  const ending = new AbortController();
  const waiting = build({ source: '/b', signal: ending.signal });
  ending.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(build({ source: '/b', signal: ending.signal })).rejects.toThrow('gone');
  started[0]?.end('v1');
  await running;
  expect(started).toHaveLength(1);
});

test('reports progress to every request', async () => {
  const { build, started } = open();
  const heard: string[] = [];
  const built = build({ source: '/a', onProgress: (done, total) => heard.push(`${done} of ${total}`) });
  started[0]?.end('v1');
  await built;
  expect(heard).toEqual(['1 of 2']);
});
