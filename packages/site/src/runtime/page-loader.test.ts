import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, oneLanguage } from '../../fixtures/test-app.tsx';
import type { App } from '../app/app.ts';
import type { Payload } from '../payload/payload.ts';
import { createPageLoader } from './page-loader.ts';

beforeAll(async () => {
  // Loaded on demand, which is slow the first time.
  await import('./error-page.tsx');
}, 60_000);

const SITE = 'http://site.test';
const payload: Payload = {
  path: '/docs/start',
  locale: 'en',
  route: '/docs/:slug',
  status: 200,
  head: { title: 'Start', description: '', lang: 'en', dir: 'ltr' },
  data: null,
  body: [],
};
const chunkError = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('loads a page with everything it needs', async () => {
  const { load, settled } = start({});
  expect(await load('/docs/start')).toMatchObject({ page: { payload: { path: '/docs/start' } } });
  expect(settled).toEqual([]);
});

test('BEH-7: the message of a missing page keeps the query, also without a request to the server', async () => {
  const error = { status: 404, statusMessage: 'Page not found', message: 'Page not found: /nowhere', fatal: false };
  const missing = { ...payload, path: '/nowhere', route: 'error', status: 404, error };
  const { load } = start({ response: Response.json(missing, { status: 404 }) });
  expect(await load('/nowhere?a=1')).toMatchObject({
    page: { payload: { path: '/nowhere', error: { message: 'Page not found: /nowhere?a=1' } } },
  });
  expect(await start({}).load('/docs/invalid?a=1')).toMatchObject({
    page: {
      payload: { head: { title: 'Nicht da - Test' }, error: { message: 'Page Not Found: /docs/invalid?a=1' } },
    },
  });
});

test('returns a redirect of the server', async () => {
  const { load } = start({ response: Response.json({ redirect: '/docs/start' }) });
  expect(await load('/docs/other')).toEqual({ redirect: '/docs/start' });
});

test('warns about a payload that cannot be loaded and requires a full page load', async () => {
  const { load } = start({ response: new Response('Bad gateway', { status: 502 }) });
  expect(await load('/docs/start')).toBeUndefined();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    'The payload of /docs/start could not be loaded.',
    expect.any(Error),
  );
  expect(console.error).not.toHaveBeenCalled();
});

test('requires a full page load if a file cannot be loaded', async () => {
  const { load, settled, claimed } = start({ codeTime: 0 });
  expect(await load('/docs/start')).toBeUndefined();
  expect(settled).toContain(chunkError);
  expect(claimed).toEqual(['/docs/start']);
});

test('shows the error screen if a full page load was just tried', async () => {
  const { load } = start({ codeTime: 0, mayReload: false });
  expect(await load('/docs/start')).toMatchObject({
    page: { payload: { status: 500, error: { status: 500, message: 'This page could not be shown.' } } },
  });
  expect(console.error).toHaveBeenCalledExactlyOnceWith(chunkError);
});

test('handles a file that fails after its payload', async () => {
  const { load, settled } = start({ codeTime: 20, response: new Response('Bad gateway', { status: 502 }) });
  expect(await load('/docs/start')).toBeUndefined();
  expect(settled).not.toContain(chunkError);
  await vi.waitFor(() => {
    expect(settled).toContain(chunkError);
  });
});

test.for([
  [true, 'requires a full page load', 'nothing'],
  [false, 'is used if that was just tried', 'page'],
] as const)('a response of another build (a reload is allowed: %o) %s', async ([mayReload, , expected]) => {
  const response = Response.json(payload, { headers: { 'x-recto-build': 'b2' } });
  const { load, onOutdated } = start({ response, mayReload });
  const loaded = await load('/docs/start');
  expect(loaded && 'page' in loaded ? 'page' : 'nothing').toBe(expected);
  expect(onOutdated).toHaveBeenCalledTimes(1);
});

test('rejects for an aborted load', async () => {
  const { load } = start({});
  await expect(load('/docs/start', AbortSignal.abort())).rejects.toThrow('This operation was aborted');
  expect(console.warn).not.toHaveBeenCalled();
});

test('matches the decoded path and requests the encoded path', async () => {
  const { load, requests } = start({});
  await load('/docs/%E6%97%A5');
  expect(requests).toEqual(['/docs/%E6%97%A5/_payload.json?b1.c1']);
  expect(start({}).loader.resolveAhead('/docs/%E6%97%A5')).toBe('/docs/%E6%97%A5');
});

test('uses cached copies for a minute, then requests the served versions once, unless offline', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const line = { onLine: true };
  vi.stubGlobal('navigator', line);
  const { load, requests, caches, served, onOutdated } = start({ response: () => Response.json(payload) });
  await load('/docs/start');
  vi.advanceTimersByTime(60_000);
  served.content = 'c2';
  await load('/docs/start');
  await load('/docs/start');
  vi.advanceTimersByTime(60_000);
  line.onLine = false;
  await load('/docs/start');
  line.onLine = true;
  await load('/docs/start');
  const of = (content: string): string => `/docs/start/_payload.json?b1.${content}`;
  expect(requests).toEqual([of('c1'), LATEST, of('c2'), of('c2'), of('c2'), LATEST, of('c2')]);
  expect(caches.filter((cache) => cache !== undefined)).toEqual(Array.from({ length: 5 }, () => 'force-cache'));
  expect(onOutdated).not.toHaveBeenCalled();
});

test('detects another build by the same request and requires a full page load', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('navigator', { onLine: true });
  const { load, served, onOutdated } = start({ response: () => Response.json(payload) });
  served.id = 'b2';
  vi.advanceTimersByTime(60_000);
  expect(await load('/docs/start')).toBeUndefined();
  expect(onOutdated).toHaveBeenCalledTimes(1);
});

test('a static page requests the served versions before its first navigation', async () => {
  const { load, requests, served } = start({ response: () => Response.json(payload), content: '' });
  expect(await load('/docs/start')).toMatchObject({ page: { payload: { contentVersion: '' } } });
  served.content = 'c2';
  await load('/docs/next');
  expect(requests).toEqual([LATEST, '/docs/start/_payload.json?b1.c1', '/docs/next/_payload.json?b1.c1']);
});

test('without a response, requests the page without content version and revalidates', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { load, requests, caches, served } = start({ response: () => Response.json(payload), content: '' });
  served.status = 503;
  await load('/docs/start');
  expect(requests).toEqual([LATEST, '/docs/start/_payload.json?b1.']);
  expect(caches.at(-1)).toBe('no-cache');
});

test('shows newer content without a full page load, and requests it from then on', async () => {
  const { load, requests, onOutdated } = start({ response: () => Response.json({ ...payload, contentVersion: 'c2' }) });
  expect(await load('/docs/start')).toMatchObject({ page: { payload: { contentVersion: 'c2' } } });
  await load('/docs/next');
  expect(requests).toEqual(['/docs/start/_payload.json?b1.c1', '/docs/next/_payload.json?b1.c2']);
  expect(onOutdated).not.toHaveBeenCalled();
});

test('preloading reports no errors', async () => {
  const { loader, settled, claimed } = start({ codeTime: 0 });
  await loader.preload('/docs/start');
  await start({ response: new Response('Bad gateway', { status: 502 }) }).loader.preload('/docs/start');
  expect(settled).toContain(chunkError);
  expect(claimed).toEqual([]);
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

interface Setting {
  response?: Response | (() => Response);
  /** Milliseconds after which loading the page's code fails. */
  codeTime?: number;
  mayReload?: boolean;
  /** Content version of the open page. */
  content?: string;
}

const LATEST = '/builds/latest.json';

function start({ response = Response.json(payload), codeTime, mayReload = true, content = 'c1' }: Setting) {
  const served = { id: 'b1', timestamp: 1, content: 'c1', status: 200 };
  const requests: string[] = [];
  const caches: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal, cache }: RequestInit = {}) => {
    const isLatest = address.startsWith(LATEST);
    requests.push(isLatest ? LATEST : address);
    caches.push(cache);
    if (isLatest) return Response.json(served, { status: served.status });
    signal?.throwIfAborted();
    return typeof response === 'function' ? response() : response;
  });
  const plain = { ...createTestApp(oneLanguage), messages: { en: async () => ({ 'notFound.title': 'Nicht da' }) } };
  const screen = async (): Promise<never> => {
    await new Promise((resolve) => setTimeout(resolve, codeTime));
    throw chunkError;
  };
  const lose = (route: App['routes'][number]) => ({ ...route, screen });
  const app = codeTime !== undefined ? { ...plain, routes: plain.routes.map(lose) } : plain;
  const [settled, claimed] = [[] as unknown[], [] as string[]];
  const onOutdated = vi.fn<() => void>();
  const loader = createPageLoader({
    openedAt: Date.now(),
    app,
    versions: { build: 'b1', content },
    chunkErrors: { has: (error) => error === chunkError, markHandled: (error) => settled.push(error) },
    shown: () => payload,
    onOutdated,
    mayReload(path) {
      claimed.push(path);
      return mayReload;
    },
  });
  const load = async (path: string, signal = new AbortController().signal) =>
    await loader.load(new URL(path, SITE), signal);
  return { loader, load, served, requests, caches, settled, claimed, onOutdated };
}
