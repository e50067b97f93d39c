import { expect, test } from 'vitest';
import { planNavigation } from './plan-navigation.ts';
import type { NavigationEventData, NavigationPlan } from './plan-navigation.ts';

const HERE = 'http://site.test/en/docs?tab=1#part';

const CLICK: Omit<NavigationEventData, 'destination'> = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
};

/** Plans the navigation of a click on a link, with the given differences. */
function plan(url: string, { sameDocument = false, ...data }: EventInit = {}, current = HERE): NavigationPlan {
  const destination = { url: new URL(url, current).href, sameDocument };
  return planNavigation({ ...CLICK, destination, ...data }, current);
}

test.for([
  ['/below/en/blog', 'page'],
  ['/below', 'page'],
  ['/below/en/docs?tab=2', 'same-page'],
  ['/below/feed.xml', 'pass'],
  ['/below/_assets/a', 'pass'],
  ['/en/blog', 'pass'],
  ['/', 'pass'],
] as const)('with a base path, the plan for %s is "%s"', ([path, expected]) => {
  const current = 'http://site.test/below/en/docs?tab=1';
  const url = new URL(path, current).href;
  const click: NavigationEventData = { ...CLICK, destination: { url, sameDocument: false } };
  expect(planNavigation(click, current, '/below')).toBe(expected);
});

type EventInit = Partial<Omit<NavigationEventData, 'destination'>> & { sameDocument?: boolean };

/** A fake link with this `rel`. */
function link(rel: string): Element {
  const matches = (selector: string): boolean =>
    selector === '[rel~="external"]' && rel.split(' ').includes('external');
  return { closest: (selector: string) => (matches(selector) ? {} : null) } as unknown as Element;
}

test.for<[string, string, EventInit]>([
  ['another site', 'https://away.example/', { canIntercept: false }],
  ['a fragment navigation', `${HERE}-2`, { hashChange: true, sameDocument: true }],
  ['a fragment navigation to the current URL', HERE, { sameDocument: true, navigationType: 'replace' }],
  ['a download', '/en/other', { downloadRequest: 'report' }],
  ['a download without a name', '/en/other', { downloadRequest: '' }],
  ['a form', '/en/other', { formData: new FormData() }],
  ['a reload', HERE, { navigationType: 'reload' }],
  ['a link with rel="external"', '/en/other', { sourceElement: link('nofollow external') }],
  ['a URL that a script pushes', '/en/other', { sameDocument: true }],
  ['a query that a script replaces', '?tab=2', { sameDocument: true, navigationType: 'replace' }],
])('does not handle %s', ([, url, data]) => {
  expect(plan(url, data)).toBe('pass');
});

test.for([
  '/report.pdf',
  '/en/docs/picture.PNG',
  '/en/feed.xml?page=2',
  '/archive.zip',
  '/_studio',
  '/_payload.json',
  '/api/query',
])('%s is not a page', (url) => {
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
] as const)('from the current page, the plan for %s is "%s"', ([url, expected]) => {
  expect(plan(url)).toBe(expected);
});

test.for([
  ['/', '/', 'stay'],
  ['/', '/?query=1', 'same-page'],
  ['/', '/en', 'page'],
  ['/en/docs/', '/en/docs', 'same-page'],
  ['/en/docs#part', '/en/docs', 'same-page'],
] as const)('from %s to %s, the plan is "%s"', ([from, to, expected]) => {
  expect(plan(to, {}, `http://site.test${from}`)).toBe(expected);
});

test.for([
  ['push', 'stay'],
  ['replace', 'stay'],
  ['traverse', 'same-page'],
] as const)('the plan for a %s to the same URL is "%s"', ([navigationType, expected]) => {
  expect(plan(HERE, { navigationType })).toBe(expected);
});

test('going back to another page loads it', () => {
  expect(plan('/en', { navigationType: 'traverse', sameDocument: true })).toBe('page');
});

test.for(['', 'nofollow', 'externally'])('handles a link with rel="%s"', (rel) => {
  expect(plan('/en', { sourceElement: link(rel) })).toBe('page');
});
