import { expect, test } from 'vitest';
import { toErrorData } from '../build/error-data.ts';
import { warningsIn } from '../build/warning-data.ts';
import type { ComponentDescription } from '../components/component-description.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import type { AllowList } from '../allow-list/allow-list.ts';
import { knownComponents } from './check-uses.ts';

const components: ComponentDescription[] = [
  {
    name: 'price-table',
    props: { type: 'object', properties: { plan: {}, to: {} }, required: ['plan'] },
    slots: [{ name: 'footer' }],
    isComplete: true,
  },
  { name: 'clock', props: { type: 'object', properties: {} }, slots: [], isComplete: true, isEmpty: true },
  { name: 'imported', props: { type: 'object', properties: {} }, slots: [] },
  { name: 'video', props: { type: 'object', properties: { src: {} } }, slots: [], isComplete: true },
];

/** Returns the warnings of a text as `line:column code message`. */
async function warningsOf(text: string, components?: readonly ComponentDescription[], allow?: AllowList) {
  const { uses = [], warnings = [] } = await parseMarkdown(text, 'a.md');
  const data = { uses, warnings: warnings.map(toErrorData) };
  return warningsIn('a.md', data, components && knownComponents(components), allow).map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );
}

test.for<[text: string, warnings: string[]]>([
  ['::note\ntext\n::', []],
  [':::tip Title\ntext\n:::', []],
  [':::card A *title*\ntext\n:::', []],
  ['a :br b :tada: c', []],
  ['::card{title="a" to="/b"}\ntext\n::', []],
  ['::price-table{plan="a"}\ntext\n\n#footer\nmore\n::', []],
  ['::imported{any="a"}\ntext\n\n#slot\nmore\n::', []],
  ['::video{src="/a.mp4"}\n::', []],
  ['::div{.a #b}\ntext\n::', []],
  ['<details open><summary>a</summary>b</details>', []],
  ['a [b](/c){.d} ![e](/f.png){width="1"}', []],
  ['| a |\n| :-: |\n| b |', []],
  ['> [!NOTE]\n> a', []],
  ['```js [a.js] {1}\nb\n```', []],
  ['$a$ and\n\n$$\nb\n$$', []],
  ['a[^1]\n\n[^1]: b', []],
  ['- [x] a', []],
  ['a https://b.c/d <e@f.g>', []],
  ['::no-such-box\ntext\n::', ['1:1 component/unknown There is no component "no-such-box".']],
  [
    '---\na: b\n---\n\n> - ::tpi{a="b"}\n>   text\n>   ::',
    ['5:5 component/unknown There is no component "tpi". Its properties are not shown: a=“b”.'],
  ],
  ['a `:b` :word, c', ['1:8 component/inline ":word" is not the name of a component, so it is shown as text.']],
  ['a :div', ['1:3 component/inline ":div" is not the name of a component, so it is shown as text.']],
  [
    '::steps Title\na\n::',
    ['1:1 component/property ::steps has no property "title", so its value is not shown: “Title”.'],
  ],
  ['a\nb :word[c] d', ['2:3 component/unknown There is no component "word".']],
  ['::form\na\n::', ['1:1 component/unknown There is no component "form", so its text is not shown: “a”.']],
  ['a\n\n::note\nb', ['3:1 component/open ::note is never closed, so everything below it is inside it.']],
  [
    '::card-group\n:::card{title="a"}\nb\n::',
    ['2:1 component/open ::card is never closed, so everything below it is inside it.'],
  ],
  ['::price-table\n::', ['1:1 component/required ::price-table is missing its required property "plan".']],
  [
    '::price-table{plan="a" plna="b" .c}\n::',
    [
      '1:1 component/property ::price-table has no property "plna", so its value is not shown: “b”.',
      '1:1 component/property ::price-table has no property "class", so its value is not shown: “c”.',
    ],
  ],
  [
    '::price-table{plan="a" to="javascript:b"}\n::',
    ['1:1 markup/attribute The property "to" of ::price-table is removed: “javascript:b”.'],
  ],
  ['::imported{onclick="a"}\n::', ['1:1 markup/attribute The property "onclick" of ::imported is removed: “a”.']],
  ['::price-table{plan="a"}\n#foter\nmore\n::', ['1:1 component/slot ::price-table has no slot "foter": “more”.']],
  [
    '::price-table{plan="a"}\n#foter\nmore\n\n#foter\nother\n::',
    ['1:1 component/slot ::price-table has no slot "foter": “more other”.'],
  ],
  ['::clock\na b\n::', ['1:1 component/text ::clock does not show the text inside it: “a b”.']],
  ['a <blink>b</blink>', ['1:3 markup/element The element <blink> is removed; the text inside it is kept.']],
  ['a\n<style>\nb { }\n</style>', ['2:1 markup/element The element <style> and its content are removed: “b { }”.']],
  [
    '<div>\n  <iframe src="/a">b c</iframe>\n</div>',
    [
      '2:3 markup/element The element <iframe> and its content are removed: “b c”. Its attributes are not shown: src=“/a”.',
    ],
  ],
  ['a <b onclick="c">d</b>', ['1:3 markup/attribute The attribute "onclick" of <b> is removed: “c”.']],
  ['[a]{style="b"}', ['1:4 markup/attribute The attribute "style" of <span> is removed: “b”.']],
  ['# a {data-b="c"}', ['1:5 markup/attribute The attribute "data-b" of <h1> is removed: “c”.']],
  ['a\nb {data-b="c"}', ['2:3 markup/attribute The attribute "data-b" of <p> is removed: “c”.']],
  [
    'a[^1]\n\n[^1]: b\n\n[^1]: c\n\n[^2]: d e',
    [
      '5:1 footnote/repeated The footnote "[^1]" is defined twice. This one is not shown: “c”.',
      '7:1 footnote/unused The footnote "[^2]" is not shown, since no text refers to it: “d e”.',
    ],
  ],
  [
    '> | a | b |\n> | - | - |\n> | c | d | e | f |',
    ['3:13 markup/cell The row has more cells than the head of its table, so the last ones are not shown: “e | f”.'],
  ],
  [
    '# a {#b}\n\n:::note\n## c {#b}\n:::\n\n## b',
    ['4:1 markup/id The id "b" is used twice on this page, so links to it do not lead to this heading.'],
  ],
  ['a <?b c?>', ['1:3 markup/element Markup of this kind is removed: “<?b c?”.']],
  ['a\n\n<!-- b\n\nc', ['3:1 markup/element The comment is never closed, so the text after it is not shown: “b c”.']],
  ['a </foo>', ['1:3 markup/element The tag </foo> has no opening tag and is removed.']],
  [
    ':badge[a]{color="pink"}',
    ['1:1 component/value The property "color" of :badge is “pink”, which is not one of its values.'],
  ],
  [
    '::tab{label="a"}\nb\n::',
    [
      '1:1 component/place ::tab is not inside ::tabs, so only its text is shown. Its properties are not shown: label=“a”.',
    ],
  ],
  ['a [b](c:d)', ['1:3 markup/attribute The attribute "href" of <a> is removed: “c:d”.']],
  [
    '| a | b |\n| - | - |\n| :c | d :c |',
    [
      '3:3 component/inline ":c" is not the name of a component, so it is shown as text.',
      '3:10 component/inline ":c" is not the name of a component, so it is shown as text.',
    ],
  ],
])('%j', async ([text, warnings]) => {
  expect(await warningsOf(text, components)).toEqual(warnings);
});

test('checks only elements if the components are unknown', async () => {
  expect(await warningsOf('::no-such-box{a="b"}\n:c <blink>d</blink>')).toEqual([
    '1:1 component/open ::no-such-box is never closed, so everything below it is inside it.',
    '2:4 markup/element The element <blink> is removed; the text inside it is kept.',
  ]);
});

test.for([
  ['::noet\n::', 'Did you mean "note"?'],
  ['::PriceTables{plan="a"}\n::', 'Did you mean "price-table"?'],
  ['::pricetable{plan="a"}\n::', 'Did you mean "price-table"?'],
  ['::price-table{paln="a"}\n::', 'Did you mean "plan"?'],
  ['::price-table{plan="a"}\n#foter\nb\n::', 'Did you mean "#footer"?'],
  ['::elsewhere\n::', 'Correct its name, or add components/content/elsewhere.tsx. Until then, only its text is shown.'],
] as const)('returns a hint for %j', async ([text, hint]) => {
  const { uses = [] } = await parseMarkdown(text, 'a.md');
  const hints = warningsIn('a.md', { uses, warnings: [] }, knownComponents(components)).map((warning) => warning.hint);
  expect(hints).toContain(hint);
});

test('quotes only the first words of a long text', async () => {
  const [warning] = await warningsOf(`<form>${'many words '.repeat(40)}</form>`);
  expect(warning).toMatch(/: “many words [a-z ]+ …”\.$/u);
  expect(warning?.length).toBeLessThan(200);
});

test('does not report what the site allows', async () => {
  const allow = { elements: { 'my-chart': ['kind'], p: ['data-x'] }, frames: ['https://video.example'] };
  const text = [
    '<my-chart kind="a" size="b">x</my-chart>',
    '<p data-x="1" data-y="2">x</p>',
    '<iframe src="https://video.example/1" title="a"></iframe>',
    '<iframe src="https://other.example/1"></iframe>',
  ].join('\n\n');
  const warnings = await warningsOf(text, components, allow);
  expect(warnings.map((warning) => warning.split(' ').slice(0, 2).join(' '))).toEqual([
    '1:1 markup/attribute',
    '3:1 markup/attribute',
    '7:1 markup/element',
  ]);
});
