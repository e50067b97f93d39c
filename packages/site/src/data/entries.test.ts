import { expect, test } from 'vitest';
import { findEntry, IDLE, openEntry, PENDING } from './entries.ts';
import type { LoadData } from './entries.ts';

let keys = 0;

/** An entry with a listener that records its states, and requests that the test resolves. */
function open(first: Parameters<typeof openEntry<string>>[1] = PENDING) {
  const key = `key ${(keys += 1)}`;
  const entry = openEntry<string>(key, first);
  const states: string[] = [];
  const leave = entry.subscribe(() => {
    const { status, data = '-', error } = entry.state();
    states.push([status, data, ...(error instanceof Error ? [error.message] : [])].join(' '));
  });
  const requests: { resolve: (text: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const load: LoadData<string> = ({ signal }) =>
    new Promise((resolve, fail) => {
      requests.push({ resolve, fail, signal });
    });
  return { key, entry, states, leave, load, requests };
}

test('loads data', async () => {
  const { entry, states, load, requests } = open();
  const done = entry.start(load);
  requests[0]?.resolve('one');
  await done;
  expect(states).toEqual(['pending -', 'success one']);
});

test('reports an error, and clears it with the next result', async () => {
  const { entry, states, load, requests } = open();
  const failed = entry.start(load);
  requests[0]?.fail(new Error('no'));
  await failed;
  const healed = entry.start(load);
  requests[1]?.resolve('one');
  await healed;
  expect(states).toEqual(['pending -', 'error - no', 'pending -', 'success one']);
});

test('handles a loader that throws synchronously', async () => {
  const { entry, states } = open();
  await entry.start(() => {
    throw new Error('at once');
  });
  expect(states).toEqual(['pending -', 'error - at once']);
});

test('keeps existing data during a reload, and if it fails', async () => {
  const { entry, states, load, requests } = open({ status: 'success', data: 'old', error: undefined });
  const done = entry.start(load);
  requests[0]?.fail(new Error('no'));
  await done;
  expect(states).toEqual(['pending old', 'error old no']);
});

test.for([
  ['the older request ends last', [1, 0]],
  ['the older request ends first', [0, 1]],
] as const)('uses only the newest request: %s', async ([, order]) => {
  const { entry, states, load, requests } = open();
  const older = entry.start(load);
  const newer = entry.start(load);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  for (const index of order) requests[index]?.resolve(['older', 'newer'][index] ?? '');
  await Promise.all([older, newer]);
  expect(states).toEqual(['pending -', 'pending -', 'success newer']);
});

test('ignores the error of a replaced request', async () => {
  const { entry, states, load, requests } = open();
  void entry.start(load);
  const newer = entry.start(load);
  requests[0]?.fail(new Error('late'));
  requests[1]?.resolve('newer');
  await newer;
  expect(states.at(-1)).toBe('success newer');
  expect(states.join()).not.toContain('error');
});

test('resolves a replaced request with the newest result', async () => {
  const { entry, load, requests } = open();
  let isDone = false;
  const older = entry.start(load).then(() => (isDone = true));
  void entry.start(load);
  requests[0]?.resolve('older');
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isDone).toBe(false);
  requests[1]?.resolve('newer');
  await older;
  expect(entry.state().data).toBe('newer');
});

test('loads each key only once', async () => {
  const { key, entry, load, requests } = open();
  entry.ensure(load);
  openEntry<string>(key, PENDING).ensure(load);
  expect(requests).toHaveLength(1);
  requests[0]?.resolve('one');
  await entry.start(() => 'two');
  entry.ensure(load);
  expect(requests).toHaveLength(1);
  expect(entry.state().data).toBe('two');
});

test('does not retry automatically after an error', async () => {
  const { entry, load, requests } = open();
  const done = entry.start(load);
  requests[0]?.fail(new Error('no'));
  await done;
  entry.ensure(load);
  expect(requests).toHaveLength(1);
});

test('removes the data and aborts the request on clear', async () => {
  const { entry, states, load, requests } = open({ status: 'success', data: 'old', error: undefined });
  const done = entry.start(load);
  entry.clear();
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[0]?.resolve('late');
  await done;
  expect(states).toEqual(['pending old', 'idle -']);
  expect(entry.state()).toBe(IDLE);
});

test('aborts the request and deletes the entry after the last listener is removed', async () => {
  const { key, entry, leave, load, requests } = open();
  const done = entry.start(load);
  leave();
  await Promise.resolve();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(findEntry(key)).toBeUndefined();
  requests[0]?.resolve('late');
  await done;
  expect(entry.state().status).toBe('pending');
});

test('keeps the entry if a new listener is added immediately', async () => {
  const { key, entry, leave, load, requests } = open();
  void entry.start(load);
  leave();
  entry.subscribe(() => undefined);
  await Promise.resolve();
  expect(requests[0]?.signal.aborted).toBe(false);
  expect(findEntry(key)).toBe(entry);
});
