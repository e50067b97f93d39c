import { expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { compileBody } from '../render/compile-body.ts';
import { parseMarkdown } from './markdown.ts';
import { createSlugger } from './slugger.ts';

/** Tests for bugs that were fixed. */

async function render(text: string): Promise<unknown> {
  const { body } = await parseMarkdown(text, 'a.md');
  return compileBody(body.nodes, { interactive: { badge: {} }, trees: {} });
}

test('parses a rule directly after the front matter', async () => {
  expect(await render('---\ntitle: A\n---\n---\n\nHello\n\n---\n\nBye')).toEqual(['<hr><p>Hello</p><hr><p>Bye</p>']);
});

test('treats front matter in another language as text and never runs it', async () => {
  const { data } = await parseMarkdown('---js\na = { b: 1 }\n---\nHi', 'a.md');
  expect(data).toEqual({});
});

test.for(['title: *bold*', 'a: &a [x]\nb: &b [*a, *a]\nc: [*b, *nothing]'])(
  'reports %j with its position',
  async (yaml) => {
    const error: unknown = await parseMarkdown(`---\n${yaml}\n---\n`, 'a.md').catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ code: 'front-matter/alias', file: 'a.md', line: 2 });
  },
);

test('parses front matter after a byte order mark', async () => {
  expect((await parseMarkdown('\uFEFF---\ntitle: A\n---\n# Hi', 'a.md')).data).toEqual({ title: 'A' });
});

test('creates unique ids, even if a heading looks like a numbered id', () => {
  expect(['A 1', 'A', 'A'].map(createSlugger())).toEqual(['a-1', 'a', 'a-2']);
});

test('removes a comment between words, but not in code', async () => {
  expect(await render('a <!-- x --> b `<!-- y -->`')).toEqual(['<p>a  b <code>&lt;!-- y --&gt;</code></p>']);
});

test.for(['constructor', 'toString', 'valueOf'])('does not treat ::%s as a component', async (name) => {
  expect(await render(`::${name}\nx\n::`)).toEqual(['x']);
});

test('removes a URL that runs code at any depth', async () => {
  expect(await render(`:badge{:links='[{"to":"javascript:alert(1)","label":"x"}]'}`)).toMatchObject([
    { component: 'badge', props: { links: [{ label: 'x' }] } },
  ]);
});
