import { expect, test } from 'vitest';
import { defineContent } from '../collections/collection.ts';
import type { ContentConfig } from '../collections/collection.ts';
import type { Hooks, Transformer } from '../collections/hooks.ts';
import { createFileParser } from './parse-source.ts';

function parse(file: string, text: string, extra: Partial<ContentConfig>) {
  return createFileParser(defineContent({ locales: ['en'], collections: {}, ...extra }))({ file, text });
}

const body = { nodes: [], toc: [] };

test('hooks see a file before and after it is parsed', async () => {
  const hooks: Hooks = {
    beforeParse: ({ text }) => text.replaceAll('{year}', '2026'),
    afterParse: (document, { file }) => ({ ...document, data: { ...document.data, file } }),
  };
  expect((await parse('a.yml', 'title: In {year}', { hooks }))[0]?.data).toEqual({ title: 'In 2026', file: 'a.yml' });
});

test('a hook that returns nothing changes nothing', async () => {
  const hooks: Hooks = { beforeParse: () => undefined, afterParse: () => undefined };
  expect((await parse('a.yml', 'title: A', { hooks }))[0]?.data).toEqual({ title: 'A' });
});

test('a transformer parses its own format, others change the result in order', async () => {
  const transformers: Transformer[] = [
    {
      name: 'words',
      extensions: ['words'],
      parse: ({ text }) => text.split(' ').map((title) => ({ data: { title }, body, lines: {} })),
    },
    {
      name: 'loud',
      extensions: ['words'],
      transform: (document) => ({ ...document, data: { title: String(document.data['title']).toUpperCase() } }),
    },
    { name: 'not asked', extensions: ['md'], transform: () => Promise.reject(new Error('asked')) },
  ];
  const documents = await parse('a.words', 'one two', { transformers });
  expect(documents.map(({ data }) => data['title'])).toEqual(['ONE', 'TWO']);
});

test.for([
  ['The hook beforeParse', { hooks: { beforeParse: () => Promise.reject(new Error('x')) } }],
  ['The hook afterParse', { hooks: { afterParse: () => Promise.reject(new Error('x')) } }],
  [
    'The transformer "t"',
    { transformers: [{ name: 't', extensions: ['yml'], transform: () => Promise.reject(new Error('x')) }] },
  ],
] as const)('%s that fails is an error with its name and the file', async ([who, extra]) => {
  await expect(parse('a.yml', 'a: 1', extra as Parameters<typeof parse>[2])).rejects.toMatchObject({
    code: 'hook/failed',
    message: `${who} failed: x`,
    file: 'a.yml',
  });
});

test('the options for markdown and CSV are passed to their parsers', async () => {
  const text = '## 1. Two\n\nBefore\n\n<!--truncate-->\n\n#### Four';
  const markdown = { tocDepth: 4, headingIds: 'nuxt', excerptSeparator: '<!-- truncate -->' } as const;
  const [document] = await parse('a.md', text, { markdown });
  expect(document?.body.toc.map(({ id }) => id)).toEqual(['_1-two', 'four']);
  expect(document?.body.excerpt).toHaveLength(2);
  const [plain] = await parse('a.md', text, {});
  expect(plain?.body.toc.map(({ id }) => id)).toEqual(['1-two']);
  expect(plain?.body.excerpt).toBeUndefined();
  const rows = await parse('a.csv', 'a;b\n1;2,3', { csv: { separator: ';' } });
  expect(rows.map(({ data }) => data)).toEqual([{ a: '1', b: '2,3' }]);
});
