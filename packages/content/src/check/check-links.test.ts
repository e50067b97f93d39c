import { expect, test } from 'vitest';
import { checkLinks } from './check-links.ts';
import type { CheckedFile } from './checked-file.ts';
import type { CheckedSite } from './link-targets.ts';

type Given = Partial<Pick<CheckedFile, 'draft' | 'ids' | 'locale'>> & { links?: string[]; media?: string[] };

function page(path: string, { links = [], media = [], ...fields }: Given = {}): CheckedFile {
  return {
    file: `${path.slice(1)}.md`,
    locale: undefined,
    draft: false,
    paths: [{ collection: 'docs', path, isPage: true }],
    ids: new Set(['start', 'größe']),
    urls: [
      ...links.map((url) => ({ url, kind: 'link' as const, line: 7 })),
      ...media.map((url) => ({ url, kind: 'media' as const, line: 8 })),
    ],
    imagesWithoutAlt: [],
    formerPaths: [],
    head: undefined,
    isUnlisted: false,
    hash: '',
    source: undefined,
    ...fields,
  };
}

const site = (files: CheckedFile[], fields: Partial<CheckedSite> = {}): CheckedSite => ({
  files,
  locales: ['en'],
  links: [],
  publicFiles: new Set(['/logo.svg', '/files/a b.pdf']),
  assets: new Set(['/_assets/x.0123456789.png']),
  ...fields,
});

/** Error codes for one link from `/docs/a`. */
const codesOf = (url: string, fields: Partial<CheckedSite> = {}): string[] =>
  checkLinks(
    site(
      [
        page('/docs/a', { links: [url] }),
        page('/docs/b'),
        page('/docs/ä'),
        page('/docs/later', { draft: true }),
        page('/data', { ids: undefined }),
      ],
      fields,
    ),
  ).map(({ code }) => code);

test.for([
  '/docs/b',
  '/docs/b/',
  '/docs/b?x=1',
  '/docs/b#start',
  '/docs/b#gr%C3%B6%C3%9Fe',
  '/docs/b#größe',
  '/docs/b#',
  '/docs/b#top',
  '/docs/b#:~:text=words',
  '/docs/b#start:~:text=words',
  '/docs/%C3%A4',
  'b',
  '../docs/b#start',
  '#start',
  '#',
  '/data#anything',
  '/logo.svg',
  '/files/a%20b.pdf',
  '/_assets/x.0123456789.png',
  'https://else.where/docs/none',
  '//else.where/none',
  'https://shop.example',
  'mailto:a@b.example',
])('%s is valid, or is not checked', (url) => {
  expect(codesOf(url)).toEqual([]);
});

test.for([
  ['/docs/none', 'link/missing'],
  ['/docs', 'link/missing'],
  ['/', 'link/missing'],
  ['none', 'link/missing'],
  ['/none.pdf', 'link/missing'],
  ['/Logo.svg', 'link/missing'],
  ['/_assets/made-up.png', 'link/missing'],
  ['/docs/b#none', 'link/anchor'],
  ['/docs/b#Start', 'link/anchor'],
  ['#none', 'link/anchor'],
  ['/docs/later', 'link/draft'],
])('%s is an error: %s', ([url = '', code]) => {
  expect(codesOf(url)).toEqual([code]);
});

test('an error names the file, the line and a fix', () => {
  const links = ['/docs/none', '/docs/1.B.md', '/docs/b#none', '#none'];
  const errors = checkLinks(site([page('/docs/a', { links, media: ['/none.png'] }), page('/docs/b')]));
  expect(errors.map(String)).toEqual([
    'docs/a.md:7: The link "/docs/none" does not lead to a page.\n' +
      '  Correct the link, or add the page or a file in public/. Add routes of your code to "links" in the configuration.',
    'docs/a.md:7: The link "/docs/1.B.md" does not lead to a page.\n  Did you mean "/docs/b"?',
    'docs/a.md:7: The link "/docs/b#none" does not match an id in docs/b.md.\n  Its ids: start, größe.',
    'docs/a.md:7: The link "#none" does not match an id in this file.\n  Its ids: start, größe.',
    'docs/a.md:8: "/none.png" is not a file in public/.\n' +
      '  Add the file there, or correct the path. The path of a file next to the text starts with "./".',
  ]);
});

test('some of many ids are listed, and having none is reported', () => {
  const ids = new Set(Array.from({ length: 14 }, (_, index) => `id-${index}`));
  const hints = checkLinks(
    site([page('/a', { ids, links: ['#x'] }), page('/b', { ids: new Set(), links: ['#x'] })]),
  ).map(({ hint }) => hint);
  expect(hints[0]).toMatch(/^Its ids: id-0, .*, id-11 and 2 more\.$/u);
  expect(hints[1]).toBe('That file has no headings or other elements with an id.');
});

test('media are files, not pages', () => {
  const media = ['/logo.svg', '/_assets/x.0123456789.png', '/docs/a', 'https://else.where/x.png', '/api/picture'];
  const errors = checkLinks(site([page('/docs/a', { media })], { links: ['/api/**'] }));
  expect(errors.map(({ message }) => message)).toEqual(['"/docs/a" is not a file in public/.']);
});

test('URLs that the configuration allows are valid, including anchors', () => {
  expect(codesOf('/studio/new', { links: ['/studio/**'] })).toEqual([]);
  expect(codesOf('/docs/later', { links: ['/docs/later'] })).toEqual([]);
  expect(codesOf('/docs/b#drawn', { links: ['/docs/b#drawn'] })).toEqual([]);
  expect(codesOf('/docs/b#drawn', { links: ['/**'] })).toEqual(['link/anchor']);
});

test('a draft may link to a draft, and a page takes precedence over a draft', () => {
  const files = [page('/a', { draft: true, links: ['/b', '/b#none'] }), page('/b', { draft: true })];
  expect(checkLinks(site(files)).map(({ code }) => code)).toEqual(['link/anchor']);
  const beside = [page('/b', { draft: true, ids: new Set(['old']) }), page('/b'), page('/a', { links: ['/b#start'] })];
  expect(checkLinks(site(beside))).toEqual([]);
});

test('data has no path, so its own anchors are not known', () => {
  const data = page('/x', { links: ['#none', '/none'] });
  const errors = checkLinks(site([{ ...data, paths: [{ collection: 'data', path: '/x', isPage: false }] }]));
  expect(errors.map(({ message }) => message)).toEqual(['The link "/none" does not lead to a page.']);
  const toData = page('/a', { links: ['/x'] });
  expect(
    checkLinks(site([toData, { ...data, urls: [], paths: [{ collection: 'data', path: '/x', isPage: false }] }])),
  ).toHaveLength(1);
});

test('the same error on the same line is reported once', () => {
  expect(checkLinks(site([page('/a', { links: ['/none', '/none'] })]))).toHaveLength(1);
});

test.for([
  ['/', undefined],
  ['/en/b', undefined],
  ['/fr/b', undefined],
  // No translation: the default language is shown.
  ['/fr/c#start', undefined],
  ['/fr/c#none', 'The link "/fr/c#none" does not match an id in en/c.md.'],
  // The translation is a draft: the default language is shown.
  ['/fr/d', undefined],
  ['/fr/none', 'The link "/fr/none" does not lead to a page.'],
  ['/de/b', 'The link "/de/b" does not lead to a page.'],
  ['/b', 'The link "/b" does not lead to a page.'],
] as const)('with several languages, %s from a French page: %s', ([url, message]) => {
  const files = [
    page('/fr/a', { locale: 'fr', links: [url] }),
    page('/fr/d', { locale: 'fr', draft: true }),
    ...['/en/a', '/en/b', '/en/c', '/en/d', '/fr/b'].map((path) => page(path)),
  ];
  const errors = checkLinks(site(files, { locales: ['en', 'fr'] }));
  expect(errors.map((error) => error.message)).toEqual(message === undefined ? [] : [message]);
});

test('a path with the language of the page is suggested for a path without one', () => {
  const files = [page('/fr/a', { locale: 'fr', links: ['/b'] }), page('/en/a', { links: ['/b'] }), page('/en/b')];
  expect(checkLinks(site(files, { locales: ['en', 'fr'] })).map(({ hint }) => hint)).toEqual([
    'Did you mean "/fr/b"?',
    'Did you mean "/en/b"?',
  ]);
});

test.for([
  ['/b', undefined],
  ['/b#start', undefined],
  ['/c', undefined],
  ['/en/b', undefined],
  ['/', undefined],
  ['/b#none', 'The link "/b#none" does not match an id in fr/b.md.'],
  ['/none', 'The link "/none" does not lead to a page.'],
  ['/de/b', 'The link "/de/b" does not lead to a page.'],
] as const)('with localised links, %s from a French page: %s', ([url, message]) => {
  const files = [
    page('/fr/a', { locale: 'fr', links: [url] }),
    ...['/en/a', '/en/b', '/en/c', '/fr/b'].map((path) =>
      page(path, path === '/en/b' ? { ids: new Set(['none']) } : {}),
    ),
  ];
  const errors = checkLinks(site(files, { locales: ['en', 'fr'], localisedLinks: true }));
  expect(errors.map((error) => error.message)).toEqual(message === undefined ? [] : [message]);
});

test('a former path is a valid target', () => {
  const moved = { ...page('/docs/new'), formerPaths: [{ path: '/docs/old', line: 2 }] };
  const files = [page('/docs/a', { links: ['/docs/old', '/docs/older'] }), moved];
  expect(checkLinks(site(files)).map(({ message }) => message)).toEqual([
    'The link "/docs/older" does not lead to a page.',
  ]);
});
