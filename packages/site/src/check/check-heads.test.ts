import { expect, test } from 'vitest';
import { HOME, pageOf, said, siteOf } from '../../fixtures/check/site-of.ts';
import { checkHeads } from './check-heads.ts';

const NOINDEX = '<meta name="robots" content="noindex">';

async function headFaults(files: Record<string, string>) {
  const { errors, warnings } = checkHeads(await siteOf({ '/good': pageOf('/good'), ...files }));
  return { errors: said(errors), warnings: said(warnings) };
}

test('a page is its own original, or stands in for one that is', async () => {
  const files = { '/a': pageOf('/a'), '/b': pageOf('/b', { canonical: `${HOME}/a` }) };
  expect(await headFaults(files)).toEqual({ errors: [], warnings: [] });
});

test.for([
  [pageOf('/a').replace(/<title>.*<\/title>/u, ''), '/a This page has no title.'],
  [pageOf('/a').replace('Page /a', ' '), '/a This page has no title.'],
  [pageOf('/a', { head: '<title>B</title>' }), '/a This page has 2 titles.'],
  [pageOf('/a', { head: '<meta name="description" content="B">' }), '/a This page has 2 descriptions.'],
  [pageOf('/a', { canonical: '' }), '/a This page names no canonical address.'],
  [pageOf('/a', { head: `<link rel="canonical" href="${HOME}/a">` }), '/a This page names 2 canonical addresses.'],
  [pageOf('/a', { canonical: '/a' }), '/a The canonical address "/a" is not whole.'],
  [
    pageOf('/a', { canonical: 'http://localhost:3000/a' }),
    `/a The canonical address "http://localhost:3000/a" is not one of ${HOME}.`,
  ],
  [pageOf('/a', { canonical: `${HOME}/none` }), `/a The canonical address "${HOME}/none" does not lead to a page.`],
  [pageOf('/a', { canonical: `${HOME}/hidden` }), `/a The canonical address "${HOME}/hidden" does not lead to a page.`],
  [pageOf('/a', { canonical: `${HOME}/copy` }), `/a The canonical address "${HOME}/copy" names another one itself.`],
] as const)('%#: %s', async ([page, fault]) => {
  const files = {
    '/a': page,
    '/hidden': pageOf('/hidden', { head: NOINDEX }),
    '/copy': pageOf('/copy', { canonical: `${HOME}/good` }),
  };
  expect(await headFaults(files)).toEqual({ errors: [fault], warnings: [] });
});

test('a missing description is a warning', async () => {
  const page = pageOf('/a').replace('About /a', '');
  expect(await headFaults({ '/a': page })).toEqual({ errors: [], warnings: ['/a This page has no description.'] });
});

test('who hides from search engines needs nothing of it', async () => {
  expect(await headFaults({ '/a': NOINDEX })).toEqual({ errors: [], warnings: [] });
});

test('a site that does not know its address is told so once', async () => {
  const files = { '/a': pageOf('/a', { canonical: '' }), '/b': pageOf('/b', { canonical: '' }) };
  const { errors, warnings } = checkHeads(await siteOf(files));
  expect([errors, warnings.map(({ hint }) => hint)]).toEqual([[], ['Set "url" in recto.config.ts.']]);
});
