import { expect, test } from 'vitest';
import { linkPath } from './prefetch-links.ts';

const HERE = 'http://site.test/en/docs?tab=1';

interface Link {
  target?: string;
  rel?: string;
  download?: boolean;
  /** Whether it or an element around it has `data-no-prefetch`. */
  isOptedOut?: boolean;
}

function pathOf(href: string, { target = '', rel = '', download = false, isOptedOut = false }: Link = {}, base = '') {
  const link = {
    href,
    target,
    rel,
    hasAttribute: (name: string) => name === 'download' && download,
    closest: (selector: string) => (selector === '[data-no-prefetch]' && isOptedOut ? {} : null),
  };
  return linkPath(link, HERE, base);
}

test.for([
  ['http://site.test/en/blog', '/en/blog'],
  ['http://site.test/en/blog?page=2#part', '/en/blog'],
  ['http://site.test/', '/'],
])('prefetches %s as %s', ([href = '', path]) => {
  expect(pathOf(href)).toBe(path);
});

test.for([
  ['another site', 'https://away.example/en', {}],
  ['another port', 'http://site.test:8080/en', {}],
  ['mail', 'mailto:someone@site.test', {}],
  ['a script', 'javascript:void 0', {}],
  ['an empty URL', '', {}],
  ['a file', 'http://site.test/report.pdf', {}],
  ['an endpoint', 'http://site.test/api/templates', {}],
  ['the current page', 'http://site.test/en/docs/', {}],
  ['a fragment of the current page', 'http://site.test/en/docs#part', {}],
  ['a link to a new tab', 'http://site.test/en', { target: '_blank' }],
  ['a download', 'http://site.test/en', { download: true }],
  ['a link with rel="external"', 'http://site.test/en', { rel: 'nofollow external' }],
  ['a link with data-no-prefetch', 'http://site.test/en', { isOptedOut: true }],
] as const)('does not prefetch %s', ([, href, link]) => {
  expect(pathOf(href, link)).toBeUndefined();
});

test('prefetches a link with target="_self"', () => {
  expect(pathOf('http://site.test/en', { target: '_self' })).toBe('/en');
});

test('does not prefetch paths outside of the base path', () => {
  expect(pathOf('http://site.test/en/blog', {}, '/en')).toBe('/en/blog');
  expect(pathOf('http://site.test/ar/blog', {}, '/en')).toBeUndefined();
});
