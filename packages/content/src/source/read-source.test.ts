import { describe, expect, test } from 'vitest';
import { readSource } from './read-source.ts';
import type { SourceBlock, SourceInline } from './read-source.ts';

/** Describes the blocks of a text as lines: type, source and content. */
function show(text: string): string[] {
  const cut = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  const inline = (node: SourceInline): string => {
    if (node.type === 'text') return node.parts.map((part) => `${part.text}<${cut(part)}>`).join('');
    const attributes = 'attributes' in node && node.attributes ? JSON.stringify(node.attributes.props) : '';
    if ('children' in node && node.children) return `${node.type}(${node.children.map(inline).join(' ')})${attributes}`;
    return `${node.type}<${cut(node)}>${attributes}`;
  };
  const block = (node: SourceBlock): string[] => {
    const inner = (children: readonly SourceBlock[]): string[] => children.flatMap(block).map((line) => `  ${line}`);
    if (node.type === 'quote' || node.type === 'footnote') return [node.type, ...inner(node.children)];
    if (node.type === 'list')
      return [
        `list ${node.isOrdered ? node.first : '-'} ${node.isTight ? 'tight' : 'loose'}`,
        ...node.items.flatMap((item) => [
          ` item <${cut(item.marker)}> ${item.indent}${item.task ? ` <${cut(item.task.box)}>` : ''}`,
          ...inner(item.children),
        ]),
      ];
    if (node.type === 'table')
      return [
        `table ${node.alignments.join(',')}`,
        ...node.rows.map(({ cells }) => ` row ${cells.map((cell) => `<${cut(cell)}>`).join('')}`),
      ];
    if (node.type === 'component')
      return [
        `component ${node.name} ${JSON.stringify(node.attributes?.props ?? {})} ${JSON.stringify(node.fields?.data ?? {})}`,
        ...node.slots.flatMap(({ name, line, children }) => [
          ` slot ${name} <${line ? cut(line) : ''}>`,
          ...inner(children),
        ]),
      ];
    if (node.type === 'code')
      return [
        `code <${node.fence ? cut(node.fence.info) : ''}> ${node.inner.map((line) => `<${cut(line)}>`).join('')}`,
      ];
    if (node.type === 'formula') return [`formula ${node.inner.map((line) => `<${cut(line)}>`).join('')}`];
    if (!('inlines' in node)) return [`${node.type} <${cut(node)}>`];
    const attributes = node.attributes ? ` ${JSON.stringify(node.attributes.props)}` : '';
    return [`${node.type} ${node.inlines.map(inline).join(' ')}${attributes}`];
  };
  return readSource(text).blocks.flatMap(block);
}

describe('blocks', () => {
  test.for<[string, string[]]>([
    ['# A {#b}', ['heading A<A> {"id":"b"}']],
    ['A\nB\n=\n', ['heading A<A> <\n>B<B>']],
    ['> a\n> b\nc', ['quote', '  paragraph a<a> <\n> >b<b> <\n>c<c>']],
    ['1) a\n2) b', ['list 1 tight', ' item <1)> 3', '  paragraph a<a>', ' item <2)> 3', '  paragraph b<b>']],
    ['- [x] a\n\n- b', ['list - loose', ' item <-> 2 <[x]>', '  paragraph a<a>', ' item <-> 2', '  paragraph b<b>']],
    ['- ```ts [a]\n  x\n\n    y\n  ```', ['list - tight', ' item <-> 2', '  code <ts [a]> <x><><  y>']],
    ['    x\n\n     y', ['code <> <x><>< y>']],
    ['| a | b |\n|:-|-:|\n| x\\|y |', ['table left,right', ' row <a><b>', ' row <x\\|y><>']],
    ['$$\na\n$$', ['formula <a>']],
    ['[^a]: b\n\n    c', ['footnote', '  paragraph b<b>', '  paragraph c<c>']],
    ['<div>\nx\n</div>\n\n***', ['html <<div>\nx\n</div>>', 'rule <***>']],
    ['::a[b]\n::', ['raw <::a[b]\n::>']],
    [':::a One *two* {.b}\nc\n:::', ['component a {"class":"b"} {}', ' slot default <>', '  paragraph c<c>']],
    ['::a\n#1 b\n::', ['component a {} {}', ' slot default <>', '  paragraph #1 b<#1 b>']],
    ['-\ta', ['raw <-\ta>']],
    [
      '::a{b="c" .d}\n---\ne: 1\n---\nf\n\n#g\nh\n  :::i\n  :::\n::\n',
      [
        'component a {"b":"c","class":"d"} {"e":1}',
        ' slot default <>',
        '  paragraph f<f>',
        ' slot g <#g>',
        '  paragraph h<h>',
        '  component i {} {}',
      ],
    ],
  ])('%j', ([text, expected]) => {
    expect(show(text)).toEqual(expected);
    expect(show(text.replaceAll('\n', '\r\n')).map((line) => line.replaceAll('\r\n', '\n'))).toEqual(expected);
  });
});

describe('inline elements', () => {
  test.for<[string, string]>([
    ['a **b *c*** ~~d~~', 'a <a > strong(b <b > em(c<c>))  < > strike(d<d>)'],
    ['a\\*b&amp;c', 'a<a>*<\\*>b<b>&<&amp;>c<c>'],
    ['[a](b "c"){.d} <ef:g>', 'link(a<a>){"class":"d"}  < > link(ef:g<ef:g>)'],
    ['www.a.de x', 'link(www.a.de<www.a.de>)  x< x>'],
    ['see https://a.de.', 'see <see > link(https://a.de<https://a.de>) .<.>'],
    ['![a](b) `c` :d[e]{f="g"} :h', 'image<![a](b)>  < > code<`c`>  < > component(e<e>){"f":"g"}  < > component<:h>'],
    [
      '[a]{.b} $c$ {{ $doc.d }} <i>',
      'span(a<a>){"class":"b"}  < > formula<$c$>  < > binding<{{ $doc.d }}>  < > html<<i>>',
    ],
    ['a  \nb\\\nc', 'a<a> hardBreak<  \n> b<b> hardBreak<\\\n> c<c>'],
    ['a :tada: (:b[c])', 'a <a >:tada:<:tada:> (< (> component(c<c>) )<)>'],
    ['文\n字', '文<文><\n>字<字>'],
  ])('%j', ([text, expected]) => {
    expect(show(text)).toEqual([`paragraph ${expected}`]);
  });
});

test('returns the range of the title of a component', () => {
  const text = '::: a One *two* {.b}\n:::';
  const [block] = readSource(text).blocks;
  expect(block).toMatchObject({ type: 'component', title: { start: 6, end: 15 } });
});

test('returns the ranges of each attribute and its value', () => {
  const text = '::a{b="c d" :e=\'[1]\' f #g .h}\n::';
  const [block] = readSource(text).blocks;
  if (block?.type !== 'component') throw new Error('no component');
  const pairs = block.attributes?.pairs.map(({ name, start, end, value }) => [
    name,
    text.slice(start, end),
    value && text.slice(value.start, value.end),
  ]);
  expect(pairs).toEqual([
    ['b', 'b="c d"', '"c d"'],
    [':e', ":e='[1]'", "'[1]'"],
    ['f', 'f', undefined],
    ['id', '#g', undefined],
    ['class', '.h', undefined],
  ]);
});

test('returns the ranges of front matter and content', () => {
  const text = '\uFEFF---\r\na: 1\r\n---\r\n\r\nb';
  const { frontMatter, content, lineEnding, blocks } = readSource(text);
  expect(text.slice(frontMatter?.start, frontMatter?.end)).toBe('a: 1\r\n');
  expect(text.slice(content)).toBe('\r\nb');
  expect(lineEnding).toBe('\r\n');
  expect(blocks[0]).toMatchObject({ type: 'paragraph', start: text.length - 1, end: text.length });
});
