import { afterEach, expect, test, vi } from 'vitest';
import { contentName, knownContent, pageVersions, fetchServedVersions } from './served-versions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * An open page with these attributes, on a host that serves these versions in turn; `undefined` means a network
 * error.
 */
function openPage(dataset: { build: string; content: string }, ...served: (string | undefined)[]) {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => {
    const content = served.length > 1 ? served.shift() : served[0];
    return content === undefined ? Response.error() : Response.json({ id: 'b1', timestamp: 1, content });
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { getElementById: () => ({ dataset }) });
  return { fetch, dataset };
}

test('a page with a content version sends no request', async () => {
  const { fetch } = openPage({ build: 'b1', content: 'c1' }, 'c2');
  expect(await pageVersions()).toEqual({ build: 'b1', content: 'c1' });
  expect(knownContent()).toBe('c1');
  expect(fetch).not.toHaveBeenCalled();
});

test('a page without a content version requests it once for all callers', async () => {
  const { fetch } = openPage({ build: 'b1', content: '' }, 'c1');
  expect(knownContent()).toBeUndefined();
  const results = await Promise.all([pageVersions(), pageVersions()]);
  expect([...results, await pageVersions()]).toEqual(Array.from({ length: 3 }, () => ({ build: 'b1', content: 'c1' })));
  expect(knownContent()).toBe('c1');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('requests it again after an error', async () => {
  const { fetch } = openPage({ build: 'b1', content: '' }, undefined, 'c1');
  expect(await pageVersions()).toEqual({ build: 'b1', content: '' });
  expect(await pageVersions()).toEqual({ build: 'b1', content: 'c1' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the content version that is served first has an empty name, later ones their own', async () => {
  const { dataset } = openPage({ build: 'b1', content: '' }, 'c1', 'c2', 'c1');
  const names: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await fetchServedVersions(dataset);
    names.push(contentName(dataset));
  }
  expect(names).toEqual(['', 'c2', '']);
  expect(dataset.content).toBe('c1');
});

test('if the server states the content version, it is the name', async () => {
  const { dataset } = openPage({ build: 'b1', content: 'c1' }, 'c2');
  expect(contentName(dataset)).toBe('c1');
  await fetchServedVersions(dataset);
  expect(contentName(dataset)).toBe('c2');
});
