import { expect, test } from 'vitest';
import { linkPath } from './prefetch-links.ts';

const HERE = 'http://site.test/en/docs?tab=1';

interface Link {
  target?: string;
  rel?: string;
  download?: boolean;
  /** It or something around it asks not to be fetched ahead. */
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
])('%s is worth fetching as %s', ([href = '', path]) => {
  expect(pathOf(href)).toBe(path);
});

test.for([
  ['another site', 'https://away.example/en', {}],
  ['another port', 'http://site.test:8080/en', {}],
  ['mail', 'mailto:someone@site.test', {}],
  ['a script', 'javascript:void 0', {}],
  ['no address', '', {}],
  ['a file', 'http://site.test/report.pdf', {}],
  ['a call', 'http://site.test/api/templates', {}],
  ['the page one is on', 'http://site.test/en/docs/', {}],
  ['a part of the page one is on', 'http://site.test/en/docs#part', {}],
  ['a link to a new tab', 'http://site.test/en', { target: '_blank' }],
  ['a download', 'http://site.test/en', { download: true }],
  ['a link that calls itself external', 'http://site.test/en', { rel: 'nofollow external' }],
  ['a link that does not want it', 'http://site.test/en', { isOptedOut: true }],
] as const)('%s is not fetched ahead', ([, href, link]) => {
  expect(pathOf(href, link)).toBeUndefined();
});

test('a link to this very tab is an ordinary link', () => {
  expect(pathOf('http://site.test/en', { target: '_self' })).toBe('/en');
});

test('below a folder, what lies outside of it is not worth fetching', () => {
  expect(pathOf('http://site.test/en/blog', {}, '/en')).toBe('/en/blog');
  expect(pathOf('http://site.test/ar/blog', {}, '/en')).toBeUndefined();
});
