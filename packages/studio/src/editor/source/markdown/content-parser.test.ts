import { yamlLanguage } from '@codemirror/lang-yaml';
import { TreeFragment } from '@lezer/common';
import type { SyntaxNode } from '@lezer/common';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentParser } from './content-parser.ts';

const parser = new ContentParser(yamlLanguage.parser);

/** Node names, with child nodes in parentheses. Marks and the content of YAML are left out. */
function outline({ name, firstChild }: SyntaxNode): string {
  const children: string[] = [];
  for (let child = name === 'Stream' ? null : firstChild; child; child = child.nextSibling) {
    if (!child.name.endsWith('Mark')) children.push(outline(child));
  }
  return children.length === 0 ? name : `${name}(${children.join(' ')})`;
}

/** Texts of the nodes with a name. */
function texts(text: string, name: string): string[] {
  const texts: string[] = [];
  parser.parse(text).iterate({
    enter(node) {
      if (node.name === name) texts.push(text.slice(node.from, node.to));
    },
  });
  return texts;
}

const COLONS = '::';

test.for([
  ['front matter', '---\ntitle: A\n---\n\n# Hi', 'Document(FrontMatter(Stream) ATXHeading1)'],
  ['empty front matter', '---\n---\ntext', 'Document(FrontMatter Paragraph)'],
  ['front matter that is not closed', '---\ntitle: A', 'Document(HorizontalRule Paragraph)'],
  ['a component', '::note\nText\n::\nafter', 'Document(Component(ComponentHead(ComponentName) Paragraph) Paragraph)'],
  [
    'attributes',
    '::card{title="a } b" to=/x .y #z open :list=\'["}"]\'}\n::',
    'Document(Component(ComponentHead(ComponentName Attributes(AttributeName AttributeValue AttributeName AttributeValue AttributeClass AttributeId AttributeName AttributeName AttributeValue))))',
  ],
  ['attributes that are not closed', '::card{title="a\n::', 'Document(Component(ComponentHead(ComponentName)))'],
  ['text after the name', '::note[*Hi*]\n::', 'Document(Component(ComponentHead(ComponentName Emphasis)))'],
  [
    'a nested component with the same number of colons',
    '::a\n::b\n::\nx\n::\ny',
    'Document(Component(ComponentHead(ComponentName) Component(ComponentHead(ComponentName)) Paragraph) Paragraph)',
  ],
  [
    'a component that is closed with the one around it',
    '::a\n:::b\nx\n::\ny',
    'Document(Component(ComponentHead(ComponentName) Component(ComponentHead(ComponentName) Paragraph)) Paragraph)',
  ],
  [
    'indented components',
    '::a\n  ::b\n  text\n\n      code\n  ::\n::\ny',
    'Document(Component(ComponentHead(ComponentName) Component(ComponentHead(ComponentName) Paragraph CodeBlock(CodeText))) Paragraph)',
  ],
  [
    'code that has the closing line in it',
    `::a\n\`\`\`md\n::\n\`\`\`\n::\ny`,
    'Document(Component(ComponentHead(ComponentName) FencedCode(CodeInfo CodeText)) Paragraph)',
  ],
  [
    'a list before the end',
    '::a\n- one\n- two\n::\ny',
    'Document(Component(ComponentHead(ComponentName) BulletList(ListItem(Paragraph) ListItem(Paragraph))) Paragraph)',
  ],
  [
    'a component in a list',
    '- one\n  ::a\n  x\n  ::\n- two',
    'Document(BulletList(ListItem(Paragraph Component(ComponentHead(ComponentName) Paragraph)) ListItem(Paragraph)))',
  ],
  [
    'fields of a component',
    '::a\n---\nx: 1\n---\nText\n::',
    'Document(Component(ComponentHead(ComponentName ComponentFields(Stream)) Paragraph))',
  ],
  [
    'fields in a block of code',
    '::a\n```yaml [props]\nx: 1\n```\n::',
    'Document(Component(ComponentHead(ComponentName ComponentFields(Stream))))',
  ],
  [
    'fields that are not closed',
    '::a\n---\nx: 1\n::\ny',
    'Document(Component(ComponentHead(ComponentName ComponentFields(Stream))) Paragraph)',
  ],
  [
    'slots',
    '::a\nText\n\n#one\nx\n#two{.b}\n::',
    'Document(Component(ComponentHead(ComponentName) Paragraph ComponentSlot(SlotName Paragraph) ComponentSlot(SlotName Attributes(AttributeClass))))',
  ],
  [
    'a slot that ends at a component',
    '::a\n#one\n:::b\n:::\nx\n::',
    'Document(Component(ComponentHead(ComponentName) ComponentSlot(SlotName) Component(ComponentHead(ComponentName)) Paragraph))',
  ],
  [
    'a number of an issue in a component',
    '::a\n#123 is fixed\n::',
    'Document(Component(ComponentHead(ComponentName) Paragraph))',
  ],
  ['an emoji', 'a :tada: b', 'Document(Paragraph)'],
  ['a hash outside of components', '#one\n\n::a\n::', 'Document(Paragraph Component(ComponentHead(ComponentName)))'],
  ['a number after colons', '::30', 'Document(Paragraph)'],
  [
    'an inline component',
    'a :badge[New *x*]{color="info"} :icon{name=b}',
    'Document(Paragraph(InlineComponent(ComponentName Emphasis Attributes(AttributeName AttributeValue)) InlineComponent(ComponentName Attributes(AttributeName AttributeValue))))',
  ],
  ['a time and a URL', 'at 10:30 or https://a.example:8080/x', 'Document(Paragraph(URL))'],
  ['a span', 'a [b *c*]{.d}', 'Document(Paragraph(Span(Emphasis Attributes(AttributeClass))))'],
  ['attributes of a link', '[a](/b){.c}', 'Document(Paragraph(Link(URL) Attributes(AttributeClass)))'],
  ['the name of a heading', '## A {#b}', 'Document(ATXHeading2(Attributes(AttributeId)))'],
  ['braces in a sentence', 'a {b} c', 'Document(Paragraph)'],
  ['a binding', "{{ $doc.title || 'none' }}", 'Document(Paragraph(Binding))'],
  ['formulas', 'from $5 to $6, $x_1$, $$y$$', 'Document(Paragraph(Formula Formula))'],
  ['a block formula', 'a\n$$\nx\n$$\nb', 'Document(Paragraph FormulaBlock(FormulaText) Paragraph)'],
  [
    'footnotes',
    'a[^1]\n\n[^1]: Note\n\n    more\n\nb',
    'Document(Paragraph(FootnoteReference) FootnoteDefinition(FootnoteLabel Paragraph Paragraph) Paragraph)',
  ],
  [
    'tables, tasks and strikethrough',
    '| a |\n| - |\n| ~~b~~ |\n\n- [x] c',
    'Document(Table(TableHeader(TableDelimiter TableCell TableDelimiter) TableDelimiter TableRow(TableDelimiter TableCell(Strikethrough) TableDelimiter)) BulletList(ListItem(Task(TaskMarker))))',
  ],
] as const)('parses %s', ([, text, expected]) => {
  expect(outline(parser.parse(text).topNode)).toBe(expected);
});

test('parses fields as YAML', () => {
  const text = '---\ntitle: A\n---\n::card\n---\nto: /b\n---\n::\n';
  expect(texts(text, 'Key')).toEqual(['title', 'to']);
});

test('marks the start and end of a component', () => {
  expect(texts(`::a\n${COLONS}\n`, 'ComponentMark')).toEqual([COLONS, COLONS]);
});

const LINES = [
  '---',
  'title: A',
  '::a',
  '::',
  ':::b{x=1}',
  ':::',
  '#slot',
  '## Heading {#id}',
  'text :c[d]{e} and [f]{.g}',
  '- item',
  '  ::a',
  '> quote',
  '```yaml [props]',
  '```',
  '$$',
  '[^1]: note',
  '    more',
  '',
  '',
];

test('builds the same tree incrementally as from the whole text', () => {
  const lines = fc.array(fc.constantFrom(...LINES), { maxLength: 14 });
  fc.assert(
    fc.property(lines, lines, lines, fc.array(fc.constantFrom(...LINES), { maxLength: 2 }), (a, b, c, inserted) => {
      const [before, after] = [[...a, ...b, ...c].join('\n'), [...a, ...inserted, ...c].join('\n')];
      const fromA = a.join('\n').length;
      const toA = before.length - c.join('\n').length;
      const toB = after.length - c.join('\n').length;
      if (toA < fromA || toB < fromA) return;
      const fragments = TreeFragment.applyChanges(
        TreeFragment.addTree(parser.parse(before)),
        [{ fromA, toA, fromB: fromA, toB }],
        2,
      );
      expect(outline(parser.parse(after, fragments).topNode)).toBe(outline(parser.parse(after).topNode));
    }),
    { numRuns: 2000 },
  );
});

test('parses long malicious text in less than quadratic time', () => {
  const parts = [':a[', '[', '{a="', '::a\n', '#a\n', '[^a', '$', '{{', '::a\n---\n'];
  const slow = parts.filter((part) => {
    const start = performance.now();
    parser.parse(part.repeat(20_000));
    return performance.now() - start > 8000;
  });
  expect(slow).toEqual([]);
});
