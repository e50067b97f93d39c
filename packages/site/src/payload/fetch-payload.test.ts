import { afterEach, expect, test, vi } from 'vitest';
import { PayloadError, fetchPayload } from './fetch-payload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const versions = { build: 'b1', content: 'c1' };

test('requests a payload by build and content version, with a cached copy if there is one', async () => {
  const { fetch, onNewBuild } = stubFetch(Response.json({ path: '/en' }));
  expect(await fetchPayload('/en', { versions, onNewBuild })).toEqual({ path: '/en' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/en/_payload.json?b1.c1', { cache: 'force-cache' });
  expect(onNewBuild).not.toHaveBeenCalled();
});

test('an error page has a payload too', async () => {
  const { onNewBuild } = stubFetch(Response.json({ path: '/en', status: 404 }, { status: 404 }));
  expect(await fetchPayload('/en', { versions, onNewBuild })).toEqual({ path: '/en', status: 404 });
});

test('reports a response of another build', async () => {
  const { onNewBuild } = stubFetch(Response.json({}, { headers: { 'x-recto-build': 'b2' } }));
  await fetchPayload('/en', { versions, onNewBuild });
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test('later requests use the content version of the last payload', async () => {
  const { fetch, onNewBuild } = stubFetch(() => Response.json({ path: '/en', contentVersion: 'c2' }));
  const ownVersions = { ...versions };
  await fetchPayload('/en', { versions: ownVersions, onNewBuild });
  await fetchPayload('/en', { versions: ownVersions, onNewBuild });
  expect(fetch.mock.calls).toEqual([
    ['/en/_payload.json?b1.c1', { cache: 'force-cache' }],
    ['/en/_payload.json?b1.c2', { cache: 'force-cache' }],
  ]);
  expect(onNewBuild).not.toHaveBeenCalled();
});

test('revalidates if the content version is not known', async () => {
  const { fetch, onNewBuild } = stubFetch(Response.json({ path: '/en' }));
  await fetchPayload('/en', { versions: { build: 'b1', content: '' }, onNewBuild });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/en/_payload.json?b1.', { cache: 'no-cache' });
});

test('a redirect does not change the content version', async () => {
  const { onNewBuild } = stubFetch(Response.json({ redirect: '/en' }));
  const ownVersions = { ...versions };
  await fetchPayload('/', { versions: ownVersions, onNewBuild });
  expect(ownVersions).toEqual(versions);
});

test.for([
  ['a page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['an incomplete payload', new Response('{', { headers: { 'content-type': 'application/json' } })],
  ['a network error', new TypeError('Failed to fetch')],
] as const)('rejects for %s', async ([, response]) => {
  const { onNewBuild } = stubFetch(response);
  const failed = fetchPayload('/en/docs', { versions, onNewBuild });
  await expect(failed).rejects.toThrow(PayloadError);
  await expect(failed).rejects.toThrow('The payload of /en/docs could not be loaded.');
});

test('an aborted request rejects with the reason of the signal', async () => {
  const controller = new AbortController();
  controller.abort();
  const { onNewBuild } = stubFetch(controller.signal.reason as Error);
  const { signal } = controller;
  await expect(fetchPayload('/en', { versions, signal, onNewBuild })).rejects.toBe(signal.reason);
});

function stubFetch(response: Response | Error | (() => Response)) {
  const fetch = vi.fn<(...request: unknown[]) => Promise<Response>>(async () => {
    if (response instanceof Error) throw response;
    return typeof response === 'function' ? response() : response;
  });
  vi.stubGlobal('fetch', fetch);
  return { fetch, onNewBuild: vi.fn<() => void>() };
}
