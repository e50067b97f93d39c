import { expect, test } from 'vitest';
import { checkFormerPaths } from './check-former-paths.ts';
import type { CheckedFile } from './checked-file.ts';
import type { CheckedSite } from './link-targets.ts';

type Given = Partial<Pick<CheckedFile, 'draft' | 'locale'>> & { from?: string[]; links?: string[] };

function page(path: string, { from = [], links = [], ...fields }: Given = {}): CheckedFile {
  return {
    file: `${path.slice(1)}.md`,
    locale: undefined,
    draft: false,
    paths: [{ collection: 'docs', path, isPage: true }],
    ids: undefined,
    urls: links.map((url) => ({ url, kind: 'link' as const, line: 7 })),
    imagesWithoutAlt: [],
    head: undefined,
    formerPaths: from.map((former) => ({ path: former, line: 3 })),
    isUnlisted: false,
    hash: '',
    source: undefined,
    ...fields,
  };
}

function check(files: CheckedFile[], fields: Partial<CheckedSite> = {}): { errors: string[]; warnings: string[] } {
  const site = { files, locales: ['en'], links: [], publicFiles: new Set<string>(), assets: new Set<string>() };
  const { errors, warnings } = checkFormerPaths({ ...site, ...fields });
  return { errors: errors.map(String), warnings: warnings.map(String) };
}

const LANGUAGES = { locales: ['en', 'de'], localisedLinks: true };

test('an unused former path is valid', () => {
  expect(check([page('/new', { from: ['/old', '/older/'] })])).toEqual({ errors: [], warnings: [] });
});

test('a former path must not be the path of a page', () => {
  expect(check([page('/new', { from: ['/Other/'] }), page('/other')]).errors).toEqual([
    'new.md:3: "/Other/" in "redirectFrom" is the path of other.md, so it does not redirect.\n  Remove it from "redirectFrom".',
  ]);
});

test('nor of the page itself, nor of a page from code', () => {
  expect(
    check([page('/new', { from: ['/new', '/search', '/app/x'] })], { links: ['/search', '/app/**'] }).errors,
  ).toEqual([
    expect.stringContaining('"/new" in "redirectFrom" is the path of new.md'),
    expect.stringContaining('"/search" in "redirectFrom" is a page of the site'),
  ]);
});

test('a draft at a former path does not count, and former paths of a draft do not redirect', () => {
  const files = [
    page('/new', { from: ['/old'] }),
    page('/old', { draft: true }),
    page('/b', { from: ['/new'], draft: true }),
  ];
  expect(check(files).errors).toEqual([]);
});

test('a former path belongs to one page', () => {
  expect(check([page('/a', { from: ['/old'] }), page('/b', { from: ['/OLD/'] })]).errors).toEqual([
    'b.md:3: "/OLD/" in "redirectFrom" already redirects to a.md.\n  Keep it in only one of the two files.',
  ]);
});

test('each language has its own former paths', () => {
  const files = [
    page('/en/new', { locale: 'en', from: ['/old'] }),
    page('/de/new', { locale: 'de', from: ['/old', '/de/alt'] }),
  ];
  expect(check(files, LANGUAGES)).toEqual({ errors: [], warnings: [] });
});

test('a page of the default language exists in all languages, a page of another language does not', () => {
  const files = [
    page('/en/a', { locale: 'en', from: ['/c'] }),
    page('/en/b', { locale: 'en' }),
    page('/de/a', { locale: 'de', from: ['/b'] }),
    page('/de/c', { locale: 'de' }),
  ];
  expect(check(files, LANGUAGES).errors).toEqual([
    expect.stringContaining('de/a.md:3: "/b" in "redirectFrom" is the path of en/b.md'),
  ]);
});

test('a link to a former path is reported with the current path', () => {
  const files = [page('/new', { from: ['/old'] }), page('/a', { links: ['/old/?x=1#part', '/new', '/nowhere'] })];
  expect(check(files).warnings).toEqual([
    'a.md:7: The link "/old/?x=1#part" leads to a former path.\n  Write the current path: "/new?x=1#part".',
  ]);
});

test.for([
  ['/old', '/new'],
  ['/de/old', '/de/new'],
  ['/en/old', '/en/new'],
  ['/de/alt', '/de/new'],
] as const)('with several languages, %s is now %s', ([link, now]) => {
  const files = [
    page('/en/new', { locale: 'en', from: ['/old'] }),
    page('/de/new', { locale: 'de', from: ['/alt'] }),
    page('/de/a', { locale: 'de', links: [link] }),
  ];
  expect(check(files, LANGUAGES).warnings).toEqual([expect.stringContaining(`Write the current path: "${now}".`)]);
});
