import { expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { compileBody } from '../render/compile-body.ts';
import { parseMarkdown } from './markdown.ts';
import { createSlugger } from './slugger.ts';

/** Faults that were found once, so that they stay found. */

async function render(text: string): Promise<unknown> {
  const { body } = await parseMarkdown(text, 'a.md');
  return compileBody(body.nodes, { client: { badge: {} }, server: {} });
}

test('a rule right after the front matter is a rule', async () => {
  expect(await render('---\ntitle: A\n---\n---\n\nHello\n\n---\n\nBye')).toEqual(['<hr><p>Hello</p><hr><p>Bye</p>']);
});

test('front matter in another language is text, and runs nowhere', async () => {
  const { data } = await parseMarkdown('---js\na = { b: 1 }\n---\nHi', 'a.md');
  expect(data).toEqual({});
});

test.for(['title: *bold*', 'a: &a [x]\nb: &b [*a, *a]\nc: [*b, *nothing]'])(
  '%j is a fault with a place',
  async (yaml) => {
    const fault: unknown = await parseMarkdown(`---\n${yaml}\n---\n`, 'a.md').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ContentError);
    expect(fault).toMatchObject({ code: 'front-matter/alias', file: 'a.md', line: 2 });
  },
);

test('a byte order mark does not hide the front matter', async () => {
  expect((await parseMarkdown('\uFEFF---\ntitle: A\n---\n# Hi', 'a.md')).data).toEqual({ title: 'A' });
});

test('ids stay apart, even where a heading looks like a numbered one', () => {
  expect(['A 1', 'A', 'A'].map(createSlugger())).toEqual(['a-1', 'a', 'a-2']);
});

test('a comment between words is not shown, one in code is', async () => {
  expect(await render('a <!-- x --> b `<!-- y -->`')).toEqual(['<p>a  b <code>&lt;!-- y --&gt;</code></p>']);
});

test.for(['constructor', 'toString', 'valueOf'])('::%s is no component', async (name) => {
  expect(await render(`::${name}\nx\n::`)).toEqual(['x']);
});

test('an address that runs something is dropped, however deep it lies', async () => {
  expect(await render(`:badge{:links='[{"to":"javascript:alert(1)","label":"x"}]'}`)).toMatchObject([
    { component: 'badge', props: { links: [{ label: 'x' }] } },
  ]);
});
