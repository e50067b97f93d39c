import { parseMarkdown } from '@recto/content/markdown';
import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';
import { toDisplayNodes } from './display-tree.ts';
import type { DisplayElement, DisplayNode } from './display-tree.ts';

/** Writes elements as text: `p(a added(b))`. */
function write(nodes: readonly DisplayNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : `${node.tag}(${write(node.children)})`)).join('');
}

async function show(text: string): Promise<DisplayNode[]> {
  return toDisplayNodes((await parseMarkdown(text, 'content/en/a.md')).body.nodes);
}

test.for<[before: string, after: string, shown: [string, string]]>([
  ['One two three.', 'One four three.', ['p(One removed(two) three.)', 'p(One added(four) three.)']],
  ['One two.', 'One **two**.', ['p(One removed(two).)', 'p(One strong(added(two)).)']],
  ['[A](/b)', '[A](/c)', ['p(a(removed(A)) small(/removed(b)))', 'p(a(added(A)) small(/added(c)))']],
  ['- a\n- b', '- a\n- c', ['ul(li(a)li(removed(b)))', 'ul(li(a)li(added(c)))']],
  ['吾輩は猫である', '吾輩は犬である', ['p(吾輩はremoved(猫)である)', 'p(吾輩はadded(犬)である)']],
  [
    '::card{title="One two"}\nWords\n::',
    '::card{title="One three"}\nWords\n::',
    [
      'component(strong(card)dl(dt(title)dd(One removed(two)))Words)',
      'component(strong(card)dl(dt(title)dd(One added(three)))Words)',
    ],
  ],
])('%j, %j', async ([before, after, expected]) => {
  const marked = markWords(await show(before), await show(after));
  expect([write(marked.before), write(marked.after)]).toEqual(expected);
});

test('removes elements and attributes that authors may not use', async () => {
  const text = [
    '<script>alert(1)</script>',
    '<img src="javascript:alert(1)" onerror="alert(1)">',
    '[a](javascript:alert(1))',
    '<p style="color: red" class="rs-x" id="y" onclick="alert(1)">b</p>',
    '<iframe srcdoc="x"></iframe><added>c</added>',
    '::card{onclick="alert(1)" to="javascript:alert(1)"}\nd\n::',
  ].join('\n\n');
  const elements = elementsIn(await show(text));
  expect([...new Set(elements.map(({ tag }) => tag))].toSorted()).toEqual(
    ['component', 'dd', 'dl', 'dt', 'img', 'p', 'strong'].toSorted(),
  );
  expect(elements.filter(({ attributes }) => Object.keys(attributes).length > 0)).toEqual([]);
});

function elementsIn(nodes: readonly DisplayNode[]): DisplayElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
}
