import { expect, test } from 'vitest';
import { compileBody } from '../render/compile-body.ts';
import { isDrawingAttribute } from '../render/drawing.ts';
import { allowAttributes, allowProps } from '../allow-list/sanitise.ts';
import { isReservedId } from '../allow-list/reserved-ids.ts';
import { parseMarkdown } from './markdown.ts';

const map = {
  interactive: { card: {}, tabs: { items: true } },
  trees: { note: (props: object) => [['p', { ...props }]] },
};

async function render(markdown: string): Promise<string> {
  const { body } = await parseMarkdown(markdown, 'a.md');
  return JSON.stringify(compileBody(body.nodes, map as never));
}

test.for(['app', 'main', 'recto-payload', 'recto-announcer', 'recto-', 'recto-x y', '_r_1_', '_R_3h_-title'])(
  'SEC-1: %s is reserved',
  (id) => {
    expect(isReservedId(id)).toBe(true);
  },
);

test.for(['App', 'apps', 'app-1', 'recto', 'directo-payload', 'user-content-app', 'r_1', ''])(
  'SEC-1: %s is not reserved',
  (id) => {
    expect(isReservedId(id)).toBe(false);
  },
);

test.for([
  ['## Recto payload', 'recto-payload'],
  ['## App', 'app'],
  ['## Main', 'main'],
  ['## Title {#recto-payload}', 'recto-payload'],
  ['<h2 id="app">Title</h2>', 'app'],
] as const)('SEC-1: renames the id of %s, also in the table of contents', async ([markdown, id]) => {
  const { body } = await parseMarkdown(markdown, 'a.md');
  expect(body.toc.map((entry) => entry.id)).toEqual([`user-content-${id}`]);
  expect(await render(markdown)).toContain(String.raw`id=\"user-content-${id}\"`);
});

test.for([
  '<div id="recto-payload">{}</div>',
  '<DIV ID="recto-payload">{}</DIV>',
  '<div id=recto&#45;payload>{}</div>',
  '<p>a <span id="recto-payload">b</span></p>',
  '**x**{#recto-payload}',
  '[x]{#recto-payload}',
  '[x]{id="recto-payload"}',
  '![x](/a.png){#recto-payload}',
  '[x](/a){#recto-payload}',
  '- x {#recto-payload}',
  '::card{#recto-payload}\nx\n::',
  '::card{id="recto-payload"}\nx\n::',
  '::card{:id=\'"recto-payload"\'}\nx\n::',
  '::card\n---\nid: recto-payload\n---\nx\n::',
  '::tabs\n::div{#recto-payload}\nx\n::\n::',
  '::note{#recto-payload}\n::',
  '::div{#recto-payload}\nx\n::',
  'a[^1]\n\n[^1]: <b id="recto-payload">x</b>',
  '---\nx: recto-payload\n---\n<b id="{{ $doc.x }}">x</b>',
  '---\nx: payload\n---\n**x**{id="recto-{{ $doc.x }}"}',
  '<details name="recto-payload">x</details>',
  '## Recto payload',
])('SEC-1: renders no element with the reserved id for %j', async (markdown) => {
  const html = await render(markdown);
  expect(html).not.toMatch(/(?<!user-content-)recto-payload/u);
});

test('SEC-1: updates links to a renamed id, also in components', async () => {
  const html = await render(
    '## App\n\n[a](#app) <a href="#app">b</a> [c](#recto%2Dpayload)\n\n::card{to="#app" :links=\'[{"to":"#app"}]\'}\n::\n\n<b id="recto-payload">x</b>',
  );
  expect(html.match(/#user-content-app/gu)).toHaveLength(4);
  expect(html).toContain('#user-content-recto-payload');
  expect(html).not.toMatch(/#app|#recto/u);
});

test('SEC-1: does not change links to ids that the page does not have', async () => {
  expect(await render('[a](#app) [b](/other#app)')).toContain(
    String.raw`<a href=\"#app\">a</a> <a href=\"/other#app\">b</a>`,
  );
});

test('SEC-1: creates different ids for two headings with the same reserved name', async () => {
  const { body } = await parseMarkdown('## App\n\n## App\n\n## User content app', 'a.md');
  expect(body.toc.map(({ id }) => id)).toEqual(['user-content-app', 'user-content-app-1', 'user-content-app-2']);
});

test('SEC-1: renames reserved ids in trees of other parsers', () => {
  expect(allowAttributes('p', { id: 'app' })).toEqual({ id: 'user-content-app' });
  expect(allowProps({ id: 'app', rows: [{ id: 'app' }] })).toEqual({ id: 'user-content-app', rows: [{ id: 'app' }] });
  expect(isDrawingAttribute('id', 'app')).toBe(false);
  expect(isDrawingAttribute('id', 'diagram-1-app')).toBe(true);
});
