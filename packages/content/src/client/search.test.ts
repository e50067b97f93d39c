import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchRequest, SearchReply } from './search-protocol.ts';
import { createSearch } from './search.ts';
import type { SearchResponse } from './search.ts';

/** A worker that records messages, and responds when a test calls `reply`. */
class FakeWorker extends EventTarget {
  readonly messages: SearchRequest[] = [];
  isEnded = false;

  postMessage(question: SearchRequest): void {
    this.messages.push(question);
  }

  reply(data: SearchReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const response = { results: [], count: 3 };

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://site.test/docs/page' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(base = '') {
  const workers: FakeWorker[] = [];
  const search = createSearch({ locale: 'fr', fallback: 'en', base }, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { search, workers };
}

test('no worker is started before the first search, and one worker runs all searches', async () => {
  const { search, workers } = open('/site');
  expect(workers).toHaveLength(0);
  const warm = search.warm();
  const results = search.search('docker', { limit: 5 });
  expect(workers[0]?.messages).toEqual([
    { id: 1, site: 'https://site.test/site', base: '/site', locale: 'fr', fallback: 'en' },
    { id: 2, site: 'https://site.test/site', base: '/site', locale: 'fr', fallback: 'en', query: 'docker', limit: 5 },
  ]);
  workers[0]?.reply({ id: 2, response });
  workers[0]?.reply({ id: 1, response: { results: [], count: 0 } });
  expect(await results).toEqual(response);
  await warm;
  expect(workers).toHaveLength(1);
});

test('an aborted search ends with the reason, whatever the worker responds', async () => {
  const { search, workers } = open();
  const controller = new AbortController();
  const results = search.search('dock', { signal: controller.signal });
  controller.abort(new Error('typed on'));
  await expect(results).rejects.toThrow('typed on');
  workers[0]?.reply({ id: 1, message: 'late' });
  await expect(search.search('docker', { signal: controller.signal })).rejects.toThrow('typed on');
  // The worker stops, and receives no further message.
  expect(workers[0]?.messages.slice(1)).toEqual([{ cancelled: 1 }]);
});

test('the best results are passed on before the others, unless the search was aborted', async () => {
  const { search, workers } = open();
  const counts: number[] = [];
  const controller = new AbortController();
  const onFirst = ({ count }: SearchResponse): void => void counts.push(count);
  const results = search.search('docker', { onFirst, signal: controller.signal });
  expect(workers[0]?.messages[0]).toMatchObject({ query: 'docker', sendsFirst: true });
  workers[0]?.reply({ id: 1, response: { results: [], count: 1 }, isFirst: true });
  workers[0]?.reply({ id: 1, response });
  expect(await results).toEqual(response);
  const aborted = search.search('other', { onFirst, signal: controller.signal });
  controller.abort(new Error('typed on'));
  workers[0]?.reply({ id: 2, response: { results: [], count: 2 }, isFirst: true });
  await expect(aborted).rejects.toThrow('typed on');
  expect(counts).toEqual([1]);
});

test('an error of the worker is passed on', async () => {
  const { search, workers } = open();
  const results = search.search('docker');
  workers[0]?.reply({ id: 1, message: 'offline' });
  await expect(results).rejects.toThrow('offline');
});

test('a failing worker fails the waiting searches, and the next search starts another', async () => {
  const { search, workers } = open();
  const results = search.search('docker');
  workers[0]?.dispatchEvent(new ErrorEvent('error', { cancelable: true, message: 'broken' }));
  await expect(results).rejects.toThrow('broken');
  expect(workers[0]?.isEnded).toBe(true);
  const next = search.search('docker');
  workers[1]?.reply({ id: 2, response });
  expect(await next).toEqual(response);
});

test('closing ends the worker', async () => {
  const { search, workers } = open();
  const results = search.search('docker');
  search.close();
  await expect(results).rejects.toThrow('closed');
  expect(workers[0]?.isEnded).toBe(true);
});

test('if workers are forbidden, a search is an error', async () => {
  const search = createSearch({ locale: 'en', fallback: 'en' }, () => {
    throw new Error('forbidden');
  });
  await expect(search.search('a')).rejects.toThrow('forbidden');
});
