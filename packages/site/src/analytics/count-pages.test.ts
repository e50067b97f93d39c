import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPages } from './count-pages.ts';

const settings = { host: 'https://stats.example', domain: 'recto.example' };
let counted: string[] = [];
let window: EventTarget;
let document: EventTarget & { prerendering?: boolean };
let navigation: EventTarget;

/** Sets the URL of the open page, in a browser with the Navigation API. */
function open(path: string): void {
  vi.stubGlobal('location', new URL(path, 'https://recto.example'));
}

beforeEach(() => {
  counted = [];
  window = new EventTarget();
  navigation = new EventTarget();
  const script = { dataset: { analytics: JSON.stringify(settings) } };
  document = Object.assign(new EventTarget(), { querySelector: () => script, referrer: '' });
  vi.stubGlobal('window', {
    document,
    innerWidth: 800,
    get location() {
      return location;
    },
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    counted.push(new URL((JSON.parse(body) as { u: string }).u).href.replace('https://recto.example', ''));
    return new Response();
  });
  open('/first');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function navigate(path: string): void {
  open(path);
  navigation.dispatchEvent(new Event('navigatesuccess'));
}

test('counts each page after navigation, but no change of hash or query', () => {
  countPages(settings);
  for (const path of ['/first#part', '/first?query', '/second', '/second', '/first']) navigate(path);
  expect(counted).toEqual(['/first', '/second', '/first']);
});

test('counts each hash as a page in hash mode', () => {
  countPages({ ...settings, hashMode: true });
  for (const path of ['/first#/a', '/first?query#/a', '/first#/b', '/first']) navigate(path);
  expect(counted).toEqual(['/first', '/first#/a', '/first#/b', '/first']);
});

test('counts a prerendered page when it becomes visible', () => {
  document.prerendering = true;
  countPages(settings);
  expect(counted).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(counted).toEqual(['/first']);
});

test.for([
  [true, ['/first', '/first']],
  [false, ['/first']],
] as const)('counts a page again when it is restored from the back/forward cache: %s', ([persisted, expected]) => {
  countPages(settings);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(counted).toEqual(expected);
});
