import { expect, test } from 'vitest';
import { parseMarkdown } from '../parse/markdown.ts';
import { inspectFile } from './checked-file.ts';
import type { CheckedFile } from './checked-file.ts';

/** Parses a markdown page and returns the data that checks need. */
async function inspect(text: string, fields: Record<string, unknown> = {}): Promise<CheckedFile> {
  const { body, data } = await parseMarkdown(text, 'a.md');
  return inspectFile({
    file: 'a.md',
    text,
    locale: undefined,
    draft: false,
    paths: [],
    hash: '',
    rows: [{ id: 'docs/a.md', path: '/a', stem: 'a', extension: 'md', body, meta: data, ...fields }],
  });
}

const urls = async (text: string): Promise<unknown[]> =>
  (await inspect(text)).urls.map(({ kind, url, line }) => `${line} ${kind} ${url}`);

test('links and media are found in text, components and front matter, each with its line', async () => {
  const text = [
    '---',
    'hero:',
    '  links:',
    '    - { label: Go, to: /start }',
    '  image: { src: /hero.png, alt: "" }',
    'cover: /cover.webp',
    'href: https://else.where',
    '---',
    '',
    '# Title',
    '',
    'A [link](/docs/a), a [place](#title) and [another',
    'page](other?x#y "t"). ![Picture](/p.png)',
    '',
    '- [Deep](/deep)',
    '',
    '::card{to="/card" image="/card.svg"}',
    'Words',
    '::',
    '',
    '::list{:items=\'[{"to": "/item"}]\'}',
    '::',
    '',
    '<video src="/film" poster="/still"></video>',
  ].join('\n');
  expect(await urls(text)).toEqual([
    '4 link /start',
    '5 media /hero.png',
    '6 media /cover.webp',
    '12 link /docs/a',
    '12 link #title',
    '13 link other?x#y',
    '13 media /p.png',
    '15 link /deep',
    '17 link /card',
    '17 media /card.svg',
    '21 link /item',
    '24 media /film',
    '24 media /still',
  ]);
});

test('a repeated URL is found on both lines', async () => {
  expect(await urls('[a](/x)\n\nWords.\n\n[b](/x)')).toEqual(['1 link /x', '5 link /x']);
});

test('code, text and fields that only look like URLs are ignored', async () => {
  const text =
    '---\nnote: /not a/file.png\nto: Berlin\nroute: /docs\nsrc: logo\n---\n`[a](/code)`\n\n    [b](/block)\n\n/words';
  expect(await urls(text)).toEqual([]);
});

test('fields that are derived from the file name are ignored', async () => {
  expect((await inspect('', { path: '/a.png', stem: '/a.png' })).urls).toEqual([]);
});

test('a URL that the build has replaced is located by its fragment; without one, its block is reported', async () => {
  const text = 'Words.\n\nMore [x](#part)\nand [a](./b.md#part)\nwords.';
  const { body } = await parseMarkdown(text.replace('./b.md', '/b'), 'a.md');
  expect((await inspect(text, { body })).urls.at(-1)).toEqual({
    url: '/b#part',
    kind: 'link',
    line: 4,
    column: 12,
  });
  const { body: other } = await parseMarkdown(text.replace('./b.md#part', '/else'), 'a.md');
  expect((await inspect(text, { body: other })).urls.at(-1)).toEqual({
    url: '/else',
    kind: 'link',
    line: 3,
    column: 1,
  });
});

test('ignores links to files, which the build checks', async () => {
  expect(await urls('[a](none.md) [b](./none.md#x) [c](none.pdf) [d](none) ![e](none.png)')).toEqual(['1 link none']);
});

test('collects ids of headings, footnotes and elements', async () => {
  const { ids } = await inspect('# One\n\n## Two {#second}\n\nNote[^1]. <span id="mark">x</span>\n\n[^1]: It.');
  expect([...(ids ?? [])].sort()).toEqual(['mark', 'note-1', 'noteref-1', 'one', 'second']);
});

test('the ids of a page without a body are not known', async () => {
  expect((await inspect('---\ntitle: A\n---\n')).ids).toBeUndefined();
});

test.for([
  [
    'in meta',
    '---\ntitle: A\nsourceHash: 0123456789abcdef\n---\n',
    {},
    { hash: '0123456789abcdef', line: 3, column: 1 },
  ],
  ['in a field', '---\nsourceHash: x\n---\n', { meta: {}, sourceHash: 'x' }, { hash: 'x', line: 2, column: 1 }],
  ['a number in YAML', '---\nsourceHash: 1234\n---\n', {}, { hash: 1234, line: 2, column: 1 }],
  ['missing', '---\ntitle: A\n---\n', {}, undefined],
] as const)('reads the source hash: %s', async ([, text, fields, source]) => {
  expect((await inspect(text, fields)).source).toEqual(source);
});

test('former paths are found with their lines, and are not links', async () => {
  const text = '---\nredirectFrom:\n  - /old\n  - /old.png\n---\n';
  const { formerPaths, urls: found } = await inspect(text, { redirectFrom: ['/old', '/old.png'], meta: {} });
  expect(formerPaths).toEqual([
    { path: '/old', line: 3, column: 5 },
    { path: '/old.png', line: 4, column: 5 },
  ]);
  expect(found).toEqual([]);
});
