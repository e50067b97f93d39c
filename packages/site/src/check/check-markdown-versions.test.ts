import { expect, test } from 'vitest';
import { pageOf, renderErrors, siteOf } from '../../fixtures/check/site-of.ts';
import { checkMarkdownVersions } from './check-markdown-versions.ts';

const page = (markdownUrl: string): string =>
  pageOf('/a', {
    head: `<link rel="alternate" type="text/markdown" href="${markdownUrl}">`,
    body: '<h1>Name</h1><recto-prose>Words of it</recto-prose>',
  });

async function findErrors(markdownUrl: string, files: Record<string, string>) {
  const { errors, warnings } = await checkMarkdownVersions(await siteOf({ '/a': page(markdownUrl), ...files }));
  return { errors: renderErrors(errors), warnings: renderErrors(warnings) };
}

test('accepts a markdown version with the same text as the page', async () => {
  const none = { errors: [], warnings: [] };
  expect(await findErrors('/raw/a.md', { '/raw/a.md': '# Name\n\nWords of it' })).toEqual(none);
  expect(await findErrors('https://site.example/raw/a.md', { '/raw/a.md': '# Name\n\nWords of it' })).toEqual(none);
});

test('reports text missing in the markdown as an error, and additional text as a warning', async () => {
  expect(await findErrors('/raw/a.md', { '/raw/a.md': '# Name\n\nWords' })).toEqual({
    errors: ['/a The page has the text "Words of it", but its markdown version /raw/a.md does not.'],
    warnings: [],
  });
  expect(await findErrors('/raw/a.md', { '/raw/a.md': '# Name\n\nWords of it all' })).toEqual({
    errors: [],
    warnings: ['/a The markdown version /raw/a.md has the text "all", but the page does not.'],
  });
});

test('allows more text in the markdown if the page has data-markdown="more"', async () => {
  const body = '<h1>Name</h1><recto-prose>Words</recto-prose><ul data-markdown="more"></ul>';
  const part = pageOf('/a', { head: '<link rel="alternate" type="text/markdown" href="/raw/a.md">', body });
  const checked = async (markdown: string) =>
    await checkMarkdownVersions(await siteOf({ '/a': part, '/raw/a.md': markdown }));
  expect(await checked('# Name\n\nWords\n\n- One')).toEqual({ errors: [], warnings: [] });
  expect((await checked('# Name\n\n- One')).errors).toHaveLength(1);
});

test('reports a markdown version that does not exist', async () => {
  expect((await findErrors('/raw/a.md', {})).errors).toEqual(['/a The markdown version "/raw/a.md" does not exist.']);
});
