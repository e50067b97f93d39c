import { expect, test } from 'vitest';
import { planNavigation } from './destination.ts';
import type { NavigationFacts, Plan } from './destination.ts';

const HERE = 'http://site.test/en/docs?tab=1#part';

const CLICK: Omit<NavigationFacts, 'destination'> = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
};

/** An ordinary click on a link, but for what a case changes. */
function plan(url: string, { sameDocument = false, ...facts }: Facts = {}, current = HERE): Plan {
  const destination = { url: new URL(url, current).href, sameDocument };
  return planNavigation({ ...CLICK, destination, ...facts }, current);
}

test.for([
  ['/below/en/blog', 'page'],
  ['/below', 'page'],
  ['/below/en/docs?tab=2', 'same-page'],
  ['/below/feed.xml', 'pass'],
  ['/below/_assets/a', 'pass'],
  ['/en/blog', 'pass'],
  ['/', 'pass'],
] as const)('below a folder, the way to %s is: %s', ([path, expected]) => {
  const current = 'http://site.test/below/en/docs?tab=1';
  const url = new URL(path, current).href;
  const click: NavigationFacts = { ...CLICK, destination: { url, sameDocument: false } };
  expect(planNavigation(click, current, '/below')).toBe(expected);
});

type Facts = Partial<Omit<NavigationFacts, 'destination'>> & { sameDocument?: boolean };

/** A link whose own or outer element has such a `rel`. */
function link(rel: string): Element {
  const matches = (selector: string): boolean =>
    selector === '[rel~="external"]' && rel.split(' ').includes('external');
  return { closest: (selector: string) => (matches(selector) ? {} : null) } as unknown as Element;
}

test.for<[string, string, Facts]>([
  ['another site', 'https://away.example/', { canIntercept: false }],
  ['a move inside the page', `${HERE}-2`, { hashChange: true, sameDocument: true }],
  ['a move to the part one came for, again', HERE, { sameDocument: true, navigationType: 'replace' }],
  ['a download', '/en/other', { downloadRequest: 'report' }],
  ['a download without a name', '/en/other', { downloadRequest: '' }],
  ['a form', '/en/other', { formData: new FormData() }],
  ['a reload', HERE, { navigationType: 'reload' }],
  ['a link that calls itself external', '/en/other', { sourceElement: link('nofollow external') }],
  ['an address that a script pushes', '/en/other', { sameDocument: true }],
  ['a query that a script puts in place', '?tab=2', { sameDocument: true, navigationType: 'replace' }],
])('%s is not ours', ([, url, facts]) => {
  expect(plan(url, facts)).toBe('pass');
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
  expect(plan('/en', { navigationType: 'traverse', sameDocument: true })).toBe('page');
});

test.for(['', 'nofollow', 'externally'])('rel="%s" does not take a link from us', (rel) => {
  expect(plan('/en', { sourceElement: link(rel) })).toBe('page');
});
