import { describeContent } from '@recto/content/node';
import type { ListedPage } from '@recto/site/server';
import { expect, test } from 'vitest';
import { openTestContent, testConfig } from '../../../site/fixtures/test-content.ts';
import { readDemoContent } from './demo-content.ts';
import type { DemoContent } from './demo-content.ts';

const LOCALES = ['en', 'ar'] as const;
const SOURCE = '\uFEFF---\r\ntitle:   A page\r\n---\r\n\r\n* One\r\n';

/** Reads the demo content of these files; the site lists only some of the pages. */
async function open(files: Record<string, string>, listed: readonly [collection: string, path: string][]) {
  const { content } = await openTestContent(files, LOCALES);
  const pages = listed.map(([collection, path]) => ({ collection, path, file: '' }) as ListedPage);
  const description = describeContent(testConfig(LOCALES));
  return await readDemoContent({ content, listPages: async () => pages, description });
}

const pathsOf = ({ tree }: DemoContent): string[] => tree.files.map(({ path }) => path);

test('returns the unchanged text of a page with the metadata for the editor', async () => {
  const demo = await open({ 'en/docs/1.page.md': SOURCE }, [['docs', '/en/docs/page']]);
  expect(pathsOf(demo)).toEqual(['content/en/docs/1.page.md']);
  expect(demo.tree).toMatchObject({ locales: LOCALES, files: [{ route: '/en/docs/page', title: 'A page' }] });
  expect(demo.document('content/en/docs/1.page.md')).toMatchObject({
    content: SOURCE,
    revision: demo.tree.revision,
    collection: 'docs',
    locale: 'en',
    route: '/en/docs/page',
    fields: { properties: { title: {} } },
  });
});

test('leaves out pages that the site does not list and collections that do not store source text', async () => {
  const demo = await open(
    {
      'en/docs/page.md': '# Page',
      'en/docs/secret.md': '---\ndraft: true\n---\n',
      'en/docs/unlisted.md': '# Unlisted',
      'en/blog/post.md': '# Post',
      'en/facts/one.yml': 'a: 1',
    },
    [
      ['docs', '/en/docs/page'],
      ['blog', '/en/blog/post'],
    ],
  );
  expect(pathsOf(demo)).toEqual(['content/en/docs/page.md']);
  const others = ['docs/secret.md', 'docs/unlisted.md', 'blog/post.md', 'facts/one.yml'];
  for (const name of others) expect(demo.document(`content/en/${name}`)).toBeUndefined();
});

test('the revision changes with the text of a page', async () => {
  const revisionOf = async (text: string): Promise<string> =>
    (await open({ 'en/docs/page.md': text }, [['docs', '/en/docs/page']])).tree.revision;
  expect(await revisionOf('One')).toBe(await revisionOf('One'));
  expect(await revisionOf('One')).not.toBe(await revisionOf('Two'));
});

test('lists pictures stored next to a text with their URLs', async () => {
  const demo = await open(
    { 'en/docs/page.md': '![A cup](pictures/Blue%20Cup.PNG)', 'en/docs/pictures/Blue Cup.PNG': 'picture' },
    [['docs', '/en/docs/page']],
  );
  expect(demo.tree.files.at(-1)).toMatchObject({ path: 'content/en/docs/pictures/Blue Cup.PNG', kind: 'media' });
  expect(Object.keys(demo.tree.media)).toEqual(['content/en/docs/pictures/Blue Cup.PNG']);
  expect(Object.values(demo.tree.media)[0]).toMatch(/^\/_assets\/blue-cup\.[0-9a-f]{10}\.png$/u);
});
