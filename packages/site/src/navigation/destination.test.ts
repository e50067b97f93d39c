import { expect, test } from 'vitest';
import { planNavigation } from './destination.ts';
import type { NavigationFacts, Plan } from './destination.ts';

const HERE = 'http://site.test/en/docs?tab=1#part';

/** An ordinary click on a link, but for what a case changes. */
function plan(url: string, facts: Partial<NavigationFacts> = {}, current = HERE): Plan {
  const click: NavigationFacts = {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    destination: { url: new URL(url, current).href },
  };
  return planNavigation({ ...click, ...facts }, current);
}

/** A link whose own or outer element has such a `rel`. */
function link(rel: string): Element {
  const matches = (selector: string): boolean =>
    selector === '[rel~="external"]' && rel.split(' ').includes('external');
  return { closest: (selector: string) => (matches(selector) ? {} : null) } as unknown as Element;
}

test.for<[string, Partial<NavigationFacts>]>([
  ['another site', { canIntercept: false, destination: { url: 'https://away.example/' } }],
  ['a move inside the page', { hashChange: true, destination: { url: `${HERE}-2` } }],
  ['a download', { downloadRequest: 'report' }],
  ['a download without a name', { downloadRequest: '' }],
  ['a form', { formData: new FormData() }],
  ['a reload', { navigationType: 'reload', destination: { url: HERE } }],
  ['a link that calls itself external', { sourceElement: link('nofollow external') }],
])('%s is not ours', ([, facts]) => {
  expect(plan('/en/other', facts)).toBe('pass');
});

test.for([
  '/report.pdf',
  '/en/docs/picture.PNG',
  '/en/feed.xml?page=2',
  '/archive.zip',
  '/_studio',
  '/_payload.json',
  '/api/query',
])('%s is no page', (url) => {
  expect(plan(url)).toBe('pass');
});

test.for([
  ['/en', 'page'],
  ['/en/docs/start', 'page'],
  ['/en/docs/start#end', 'page'],
  ['/en/v1.2/start', 'page'],
  ['/apiary', 'page'],
  ['/en/_hidden', 'page'],
  ['/', 'page'],
  ['?tab=1#part', 'stay'],
  ['?tab=2', 'same-page'],
  ['?tab=2#part', 'same-page'],
  ['/en/docs?tab=1', 'same-page'],
  ['/en/docs/', 'same-page'],
  ['/en/docs//?tab=1#part', 'same-page'],
] as const)('from the page one is on, %s is "%s"', ([url, expected]) => {
  expect(plan(url)).toBe(expected);
});

test.for([
  ['/', '/', 'stay'],
  ['/', '/?query=1', 'same-page'],
  ['/', '/en', 'page'],
  ['/en/docs/', '/en/docs', 'same-page'],
  ['/en/docs#part', '/en/docs', 'same-page'],
] as const)('from %s to %s is "%s"', ([from, to, expected]) => {
  expect(plan(to, {}, `http://site.test${from}`)).toBe(expected);
});

test.for([
  ['push', 'stay'],
  ['replace', 'stay'],
  ['traverse', 'same-page'],
] as const)('a %s to the very same address is "%s"', ([navigationType, expected]) => {
  expect(plan(HERE, { navigationType })).toBe(expected);
});

test('going back to another page loads it like any other', () => {
  expect(plan('/en', { navigationType: 'traverse' })).toBe('page');
});

test.for(['', 'nofollow', 'externally'])('rel="%s" does not take a link from us', (rel) => {
  expect(plan('/en', { sourceElement: link(rel) })).toBe('page');
});
