import { afterEach, expect, test, vi } from 'vitest';
import { PayloadError, fetchPayload } from './fetch-payload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a payload is asked for under its build, and what the browser has of it is good', async () => {
  const { fetch, onOtherBuild } = answer(Response.json({ path: '/en' }));
  expect(await fetchPayload('/en', { buildId: 'b1', onOtherBuild })).toEqual({ path: '/en' });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/en/_payload.json?b1', { cache: 'force-cache' });
  expect(onOtherBuild).not.toHaveBeenCalled();
});

test('an error page has a payload too', async () => {
  const { onOtherBuild } = answer(Response.json({ path: '/en', status: 404 }, { status: 404 }));
  expect(await fetchPayload('/en', { buildId: 'b1', onOtherBuild })).toEqual({ path: '/en', status: 404 });
});

test('an answer of another build is told of', async () => {
  const { onOtherBuild } = answer(Response.json({}, { headers: { 'x-recto-build': 'b2' } }));
  await fetchPayload('/en', { buildId: 'b1', onOtherBuild });
  expect(onOtherBuild).toHaveBeenCalledTimes(1);
});

test.for([
  ['a page', new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['half a payload', new Response('{', { headers: { 'content-type': 'application/json' } })],
  ['no answer', new TypeError('Failed to fetch')],
] as const)('%s is no payload', async ([, given]) => {
  const { onOtherBuild } = answer(given);
  const failed = fetchPayload('/en/docs', { buildId: 'b1', onOtherBuild });
  await expect(failed).rejects.toThrow(PayloadError);
  await expect(failed).rejects.toThrow('The payload of /en/docs could not be loaded.');
});

test('what was aborted is not a fault', async () => {
  const controller = new AbortController();
  controller.abort();
  const { onOtherBuild } = answer(controller.signal.reason as Error);
  const { signal } = controller;
  await expect(fetchPayload('/en', { buildId: 'b1', signal, onOtherBuild })).rejects.toBe(signal.reason);
});

function answer(given: Response | Error) {
  const fetch = vi.fn(async () => {
    if (given instanceof Error) throw given;
    return given;
  });
  vi.stubGlobal('fetch', fetch);
  return { fetch, onOtherBuild: vi.fn<() => void>() };
}
