import { compileBody } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import type { MarkdownOptions } from '@recto/content/markdown';
import { expect, test } from 'vitest';
import { config } from '../tests/fixtures/website.ts';
import { openBooks } from './open-books.ts';

const FILE = '```md [notes/1.tides.md]\n---\ntitle: Low water\ndescription: For walkers.\n---\n\nRun **now**.\n```';

async function nodesOf(text: string): Promise<TreeNode[]> {
  return (await parseMarkdown(text, 'index.md')).body.nodes;
}

async function opened(text: string, options: MarkdownOptions = {}): Promise<TreeNode[]> {
  const source = { file: 'index.md', text };
  const document = await openBooks.transform?.(await parseMarkdown(text, source.file, options), source);
  return document?.body.nodes ?? [];
}

test('shows the source of a file beside its rendered content', async () => {
  const nodes = await opened(`::open-book{collection="notes"}\n${FILE}\n::`);
  expect(compileBody(nodes, { interactive: { 'open-book': {} }, trees: {} })).toEqual([
    {
      component: 'open-book',
      props: {
        collection: 'notes',
        file: 'notes/1.tides.md',
        source: '---\ntitle: Low water\ndescription: For walkers.\n---\n\nRun **now**.',
        title: 'Low water',
        description: 'For walkers.',
      },
      slots: { default: ['<p>Run <strong>now</strong>.</p>'] },
    },
  ]);
});

test('marks the last word of the first paragraph, which the component shows as if typed', async () => {
  const [book] = await opened('::open-book\n```md\nRun **now**, and walk.\n\nRun and walk.\n```\n::');
  expect(book).toMatchObject([
    'open-book',
    { typed: 'walk.' },
    ['p', {}, 'Run ', ['strong', {}, 'now'], ', and ', ['span', { class: 'typed' }, 'walk.']],
    ['p', {}, 'Run and walk.'],
  ]);
});

test('marks the last word in a language without spaces', async () => {
  const [book] = await opened('::open-book\n```md\n在这里写，旁边的页面会跟着变。\n```\n::');
  expect(book?.[1]).toMatchObject({ typed: expect.stringMatching(/^.{1,3}。$/u) as unknown });
});

test('names a file without a name page.md, and removes other content of the component', async () => {
  const [book] = await opened('::open-book\nWords.\n\n```md\nRun.\n```\n::');
  expect(book).toMatchObject(['open-book', { file: 'page.md', source: 'Run.' }, ['p', {}, 'Run.']]);
});

test('removes the trailing line break of highlighted code', async () => {
  const [book] = await opened(`::open-book\n${FILE}\n::`, {
    highlight: async (code) => [['span', { class: 'line' }, `${code}\n`]],
  });
  expect(book?.[1]).toMatchObject({ source: expect.stringMatching(/now\*\*\.$/u) as unknown });
});

test('transforms a nested component, and keeps the content around it', async () => {
  const [chapter] = await opened(`::chapter\n## Claim\n\n#show\n:::open-book\n${FILE}\n:::\n::`);
  expect(chapter).toMatchObject([
    'chapter',
    {},
    ['h2', { id: 'claim' }, 'Claim'],
    [
      'template',
      { name: 'show' },
      ['open-book', { title: 'Low water' }, ['p', {}, 'Run ', ['strong', {}, 'now'], '.']],
    ],
  ]);
});

test.for(['::open-book\nNo file.\n::', 'No **book**.\n\n```md\nA file alone.\n```'])(
  'does not change content without a file in the component: %j',
  async (text) => {
    expect(await opened(text)).toEqual(await nodesOf(text));
  },
);

test('an error in the file has the page, the file and its line', async () => {
  await expect(opened('::open-book\n```md [notes/1.tides.md]\n---\ntitle: "Low\n---\n```\n::')).rejects.toMatchObject({
    file: 'index.md › notes/1.tides.md',
    line: 2,
  });
});

test('the transformer is configured for this website', () => {
  expect(config.transformers?.map(({ name }) => name)).toContain(openBooks.name);
});
