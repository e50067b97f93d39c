import { expect, test } from 'vitest';
import { parseMarkdown } from '../markdown.ts';

const FRONT_MATTER = '---\nitems: [1, { a: b }]\nauthor: { name: Ada }\nlink: "javascript:alert(1)"\n---\n';

async function nodesOf(text: string): Promise<unknown> {
  return (await parseMarkdown(FRONT_MATTER + text, 'a.md')).body.nodes;
}

test('binds a property to a field of the front matter of any type', async () => {
  expect(await nodesOf('::list{:items="$doc.items" :by="$doc.author" :name="$doc.author.name"}\n::')).toEqual([
    ['list', { items: [1, { a: 'b' }], by: { name: 'Ada' }, name: 'Ada' }],
  ]);
});

test('removes a bound property whose field does not exist', async () => {
  expect(
    await nodesOf('::list{:items="$doc.none" :by="$doc.constructor" :name="$doc.author.name.length"}\n::'),
  ).toEqual([['list', {}]]);
});

test.for(['$doc', '$doc.items[0]', '$doc.a()', '$doc.a + 1'])('keeps %j as text', async (value) => {
  expect(await nodesOf(`::list{:items="${value}"}\n::`)).toEqual([['list', { items: value }]]);
});

test('keeps a property without a colon as text', async () => {
  expect(await nodesOf('::list{items="$doc.items"}\n::')).toEqual([['list', { items: '$doc.items' }]]);
});
