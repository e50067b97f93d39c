import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadIcons } from './load-icons.ts';

const body = '<path d="M0 0"/>';
const icon = { body, viewBox: '0 0 24 24' };
const hosts = ['https://one.test/', 'https://two.test'];
let requests: string[] = [];
let warned: string[] = [];

beforeEach(() => {
  requests = [];
  warned = [];
  vi.stubGlobal('location', { origin: 'https://site.test' });
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Responds by the beginning of the URL; other requests get no response. */
function stub(responses: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    requests.push(address);
    const createResponse = Object.entries(responses).find(([start]) => address.startsWith(start))?.[1];
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (createResponse) resolve(createResponse());
    });
  });
}

const menu = (): Response => Response.json({ prefix: 'lucide', icons: { menu: { body } }, width: 24, height: 24 });
const missing = (): Response => new Response('', { status: 404 });

test('requests only the site if it responds', async () => {
  stub({ 'https://site.test': menu });
  expect(await loadIcons(['lucide:menu'], hosts)).toEqual({ 'lucide:menu': icon });
  expect(requests).toEqual(['https://site.test/api/_recto_icon/lucide.json?icons=menu']);
  expect(warned).toEqual([]);
});

test('requests the hosts after 1500 ms', async () => {
  vi.useFakeTimers();
  stub({ 'https://one.test': menu });
  const loaded = loadIcons(['lucide:menu'], hosts);
  await vi.advanceTimersByTimeAsync(1499);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual([
    'https://site.test/api/_recto_icon/lucide.json?icons=menu',
    'https://one.test/lucide.json?icons=menu',
  ]);
  expect(await loaded).toEqual({ 'lucide:menu': icon });
});

test('requests the hosts after a 404 of the site, which may be static, and stops after a 404 of a host', async () => {
  stub({ 'https://site.test': missing, 'https://one.test': missing, 'https://two.test': menu });
  expect(await loadIcons(['lucide:menu'], hosts)).toEqual({});
  expect(requests).toHaveLength(2);
  expect(warned).toEqual(['Icons could not be loaded (status 404): lucide:menu']);
});

test('requests only the site without hosts', async () => {
  stub({ 'https://site.test': missing });
  expect(await loadIcons(['lucide:menu'], [])).toEqual({});
  expect(requests).toHaveLength(1);
  expect(warned).toEqual(['Icons could not be loaded (status 404): lucide:menu']);
});

test('warns about icons that a known collection does not have', async () => {
  stub({ 'https://site.test': menu });
  expect(await loadIcons(['lucide:menu', 'lucide:mneu'], hosts)).toEqual({ 'lucide:menu': icon });
  expect(requests).toEqual(['https://site.test/api/_recto_icon/lucide.json?icons=menu,mneu']);
  expect(warned).toEqual(['Icons could not be loaded (status 200): lucide:mneu']);
});

test('does not request invalid names', async () => {
  stub({});
  expect(await loadIcons(['menu', 'lucide:../x'], hosts)).toEqual({});
  expect(requests).toEqual([]);
  expect(warned).toHaveLength(2);
});

test.for([
  ['of another collection', { prefix: 'mdi', icons: { menu: { body } } }],
  ['with markup that could run', { prefix: 'lucide', icons: { menu: { body: '<script>alert(1)</script>' } } }],
  ['without icons', { prefix: 'lucide' }],
  ['with invalid icons', { prefix: 'lucide', icons: { menu: null } }],
  ['that is a string', 'menu'],
  ['that is null', null],
] as const)('warns about a response %s, and returns no icons', async ([, body]) => {
  stub({ 'https://site.test': () => Response.json(body) });
  expect(await loadIcons(['lucide:menu'], hosts)).toEqual({});
  expect(warned).toEqual(['Icons could not be loaded (status 200): lucide:menu']);
});

test('resolves an alias', async () => {
  const set = {
    prefix: 'lucide',
    icons: { menu: { body } },
    aliases: { burger: { parent: 'menu' } },
    width: 24,
    height: 24,
  };
  stub({ 'https://site.test': () => Response.json(set) });
  expect(await loadIcons(['lucide:burger'], hosts)).toEqual({ 'lucide:burger': icon });
});

test('warns with status 424 where fetch is not available', async () => {
  vi.stubGlobal('fetch', undefined);
  expect(await loadIcons(['lucide:menu'], hosts)).toEqual({});
  expect(warned).toEqual(['Icons could not be loaded (status 424): lucide:menu']);
});
