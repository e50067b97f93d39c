import { expect, test } from 'vitest';
import { HOME, pageOf, renderErrors, siteOf } from '../../fixtures/check/site-of.ts';
import { checkHeads } from './check-heads.ts';

const NOINDEX = '<meta name="robots" content="noindex">';

async function headErrors(files: Record<string, string>) {
  const { errors, warnings } = checkHeads(await siteOf({ '/good': pageOf('/good'), ...files }));
  return { errors: renderErrors(errors), warnings: renderErrors(warnings) };
}

test('accepts a canonical URL of the page itself or of another canonical page', async () => {
  const files = { '/a': pageOf('/a'), '/b': pageOf('/b', { canonical: `${HOME}/a` }) };
  expect(await headErrors(files)).toEqual({ errors: [], warnings: [] });
});

test.for([
  [pageOf('/a').replace(/<title>.*<\/title>/u, ''), '/a This page has no title.'],
  [pageOf('/a').replace('Page /a', ' '), '/a This page has no title.'],
  [pageOf('/a', { head: '<title>B</title>' }), '/a This page has 2 titles.'],
  [pageOf('/a', { head: '<meta name="description" content="B">' }), '/a This page has 2 descriptions.'],
  [pageOf('/a', { canonical: '' }), '/a This page has no canonical URL.'],
  [pageOf('/a', { head: `<link rel="canonical" href="${HOME}/a">` }), '/a This page has 2 canonical URLs.'],
  [pageOf('/a', { canonical: '/a' }), '/a The canonical URL "/a" is not absolute.'],
  [
    pageOf('/a', { canonical: 'http://localhost:3000/a' }),
    `/a The canonical URL "http://localhost:3000/a" is not on ${HOME}.`,
  ],
  [pageOf('/a', { canonical: `${HOME}/none` }), `/a The canonical URL "${HOME}/none" is not an indexable page.`],
  [pageOf('/a', { canonical: `${HOME}/hidden` }), `/a The canonical URL "${HOME}/hidden" is not an indexable page.`],
  [
    pageOf('/a', { canonical: `${HOME}/copy` }),
    `/a The canonical URL "${HOME}/copy" has a different canonical URL itself.`,
  ],
] as const)('%#: %s', async ([page, error]) => {
  const files = {
    '/a': page,
    '/hidden': pageOf('/hidden', { head: NOINDEX }),
    '/copy': pageOf('/copy', { canonical: `${HOME}/good` }),
  };
  expect(await headErrors(files)).toEqual({ errors: [error], warnings: [] });
});

test('a missing description is a warning', async () => {
  const page = pageOf('/a').replace('About /a', '');
  expect(await headErrors({ '/a': page })).toEqual({ errors: [], warnings: ['/a This page has no description.'] });
});

test('does not check pages with noindex', async () => {
  expect(await headErrors({ '/a': NOINDEX })).toEqual({ errors: [], warnings: [] });
});

test('warns once about a site without a URL', async () => {
  const files = { '/a': pageOf('/a', { canonical: '' }), '/b': pageOf('/b', { canonical: '' }) };
  const { errors, warnings } = checkHeads(await siteOf(files));
  expect([errors, warnings.map(({ hint }) => hint)]).toEqual([[], ['Set "url" in recto.config.ts.']]);
});
