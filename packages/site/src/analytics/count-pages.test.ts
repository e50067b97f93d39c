import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countPages } from './count-pages.ts';

const settings = { host: 'https://stats.example', domain: 'recto.example' };
let counted: string[] = [];
let window: EventTarget;
let document: EventTarget & { prerendering?: boolean };
let navigation: EventTarget;

/** A page at an address, in a browser that tells of navigations. */
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

test('each page is counted when it is arrived at, a part or a query of it is not', () => {
  countPages(settings);
  for (const path of ['/first#part', '/first?query', '/second', '/second', '/first']) navigate(path);
  expect(counted).toEqual(['/first', '/second', '/first']);
});

test('where the hash is part of the address, each hash is a page', () => {
  countPages({ ...settings, hashMode: true });
  for (const path of ['/first#/a', '/first?query#/a', '/first#/b', '/first']) navigate(path);
  expect(counted).toEqual(['/first', '/first#/a', '/first#/b', '/first']);
});

test('a page made ready ahead of need is counted when it is seen', () => {
  document.prerendering = true;
  countPages(settings);
  expect(counted).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(counted).toEqual(['/first']);
});

test.for([
  [true, ['/first', '/first']],
  [false, ['/first']],
] as const)('shown again from where browsers keep pages whole: %s', ([persisted, expected]) => {
  countPages(settings);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(counted).toEqual(expected);
});
