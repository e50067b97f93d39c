import type { Search, SearchResponse } from '@recto/content/search';
import { expect, test, vi } from 'vitest';
import { createResults } from './results.ts';
import type { Results } from './results.ts';

interface SearchRequest {
  query: string;
  signal: AbortSignal | undefined;
  onFirst: ((response: SearchResponse) => void) | undefined;
  response: PromiseWithResolvers<SearchResponse>;
}

/** A search that the test resolves, and the state at each change. */
function start(): { results: Results; requests: SearchRequest[]; states: string[] } {
  const requests: SearchRequest[] = [];
  const states: string[] = [];
  const search: Pick<Search, 'search'> = {
    async search(query, { signal, onFirst } = {}) {
      const response = Promise.withResolvers<SearchResponse>();
      requests.push({ query, signal, onFirst, response });
      return await response.promise;
    },
  };
  const results: Results = createResults(search, () => {
    const { query, status } = results.state();
    states.push(`${query}: ${status}`);
  });
  return { results, requests, states };
}

const NONE: SearchResponse = { results: [], count: 0 };

test('shows the loading state only for the first query, and keeps previous results until the next ones', async () => {
  const { results, requests, states } = start();
  results.search(' a ');
  expect(states).toEqual(['a: loading']);
  requests[0]?.response.resolve(NONE);
  await vi.waitFor(() => {
    expect(states).toEqual(['a: loading', 'a: success']);
  });
  results.search('ab');
  expect(states).toHaveLength(2);
  requests[1]?.response.resolve(NONE);
  await vi.waitFor(() => {
    expect(states.at(-1)).toBe('ab: success');
  });
});

test('shows the best results before the others only while the list is empty', async () => {
  const { results, requests, states } = start();
  const [one, two] = ['/a', '/b'].map((path) => ({ path })) as SearchResponse['results'];
  results.search('a');
  requests[0]?.onFirst?.({ results: one ? [one] : [], count: 2 });
  expect(states).toEqual(['a: loading', 'a: partial']);
  requests[0]?.response.resolve({ results: one && two ? [one, two] : [], count: 2 });
  await vi.waitFor(() => {
    expect(results.state()).toMatchObject({ status: 'success', shownCount: 1, results: [one, two] });
  });
  results.search('ab');
  expect(requests[1]?.onFirst).toBeUndefined();
});

test('does not show outdated results and aborts their search', async () => {
  const { results, requests, states } = start();
  results.search('a');
  results.search('ab');
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  requests[1]?.response.resolve(NONE);
  requests[0]?.response.resolve(NONE);
  await vi.waitFor(() => {
    expect(states.at(-1)).toBe('ab: success');
  });
  expect(states).not.toContain('a: success');
});

test('shows an error, and the same query can be repeated', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { results, requests, states } = start();
  results.search('a');
  requests[0]?.response.reject(new Error('no network'));
  await vi.waitFor(() => {
    expect(states.at(-1)).toBe('a: error');
  });
  expect(warn).toHaveBeenCalledOnce();
  results.search('a');
  expect(states.at(-1)).toBe('a: loading');
});

test('aborts the search when the field is emptied or the dialog closed', () => {
  const { results, requests, states } = start();
  results.search('a');
  results.search('  ');
  expect(states.at(-1)).toBe(': idle');
  results.search('b');
  results.stop();
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});
