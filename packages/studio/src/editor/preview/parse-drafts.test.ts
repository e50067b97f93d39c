import { expect, test, vi } from 'vitest';
import { createDraftParser } from './parse-drafts.ts';
import type { ParseResult, ParseRequest } from './parse-message.ts';

/** A worker whose responses the test controls. */
class SlowWorker extends EventTarget {
  readonly requests: ParseRequest[] = [];
  postMessage(request: ParseRequest): void {
    this.requests.push(request);
  }
  answer(): void {
    const id = this.requests.at(-1)?.id ?? 0;
    const data: ParseResult = { id, body: { nodes: [], toc: [] }, data: {} };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

const texts = ({ requests }: SlowWorker): string[] => requests.map(({ text }) => text);

test('queues only the newest text while the worker is busy', () => {
  const worker = new SlowWorker();
  const parser = createDraftParser(() => worker as unknown as Worker);
  for (const text of ['a', 'ab', 'abc', 'abcd']) parser.parse('a.md', text, () => undefined);
  expect(texts(worker)).toEqual(['a']);
  worker.answer();
  expect(texts(worker)).toEqual(['a', 'abcd']);
  worker.answer();
  expect(texts(worker)).toEqual(['a', 'abcd']);
});

test('shows results while newer texts of the file arrive all the time, and none of another file', () => {
  const worker = new SlowWorker();
  const parser = createDraftParser(() => worker as unknown as Worker);
  const results: string[] = [];
  const parse = (path: string, text: string): void => {
    parser.parse(path, text, () => results.push(text));
  };
  parse('a.md', 'a');
  parse('a.md', 'ab');
  worker.answer();
  parse('a.md', 'abc');
  worker.answer();
  parse('b.md', 'b');
  worker.answer();
  expect(results).toEqual(['a', 'ab']);
  worker.answer();
  expect(results).toEqual(['a', 'ab', 'b']);
});

test('reports the error of a failed worker and starts a new one for the next text', () => {
  const workers = [new SlowWorker(), new SlowWorker()];
  const start = vi.fn(() => workers[start.mock.calls.length - 1] as unknown as Worker);
  const parser = createDraftParser(start);
  const onResult = vi.fn<(result: ParseResult) => void>();
  parser.parse('a.md', 'a', onResult);
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' }));
  expect(onResult).toHaveBeenCalledWith({ id: 1, error: { message: 'Out of memory', hint: '' } });
  parser.parse('a.md', 'ab', onResult);
  workers[1]?.answer();
  expect(onResult).toHaveBeenCalledTimes(2);
});
