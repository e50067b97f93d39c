import type { Node } from '@tiptap/pm/model';
import { Transform } from '@tiptap/pm/transform';
import { describe, expect, test } from 'vitest';
import { openMarkdown } from './open-markdown.ts';
import { saveMarkdown } from './save-markdown.ts';
import { schema } from './schema.ts';
import { verifyMarkdown } from './verify-markdown.ts';

type Change = (tr: Transform) => unknown;

function edited(text: string, change: Change): string {
  const { source, doc } = openMarkdown(text);
  const tr = new Transform(doc);
  change(tr);
  tr.doc.check();
  const saved = saveMarkdown(source, tr.doc);
  expect(saved.rejected).toEqual([]);
  return saved.text;
}

/** Position of the first occurrence of a text in the document. */
function positionOf(doc: Node, words: string): number {
  let result = -1;
  doc.descendants((node, position) => {
    if (result === -1 && node.isText && node.text?.includes(words)) result = position + node.text.indexOf(words);
  });
  if (result === -1) throw new Error(`The document does not contain ${words}.`);
  return result;
}

/** Types text after some words, with the same marks. */
function typeAfter(words: string, typed: string): Change {
  return (tr) => {
    const position = positionOf(tr.doc, words) + words.length;
    return tr.insert(position, schema.text(typed, tr.doc.resolve(position).marks()));
  };
}

const cut =
  (words: string): Change =>
  (tr) =>
    tr.delete(positionOf(tr.doc, words), positionOf(tr.doc, words) + words.length);

const mark =
  (words: string, name: string, attrs: Record<string, unknown> = {}): Change =>
  (tr) =>
    tr.addMark(positionOf(tr.doc, words), positionOf(tr.doc, words) + words.length, schema.mark(name, attrs));

const splitAt =
  (words: string, depth = 1): Change =>
  (tr) =>
    tr.split(positionOf(tr.doc, words), depth);

/** Sets attributes of the first node of a type. */
function set(type: string, attrs: Record<string, unknown>): Change {
  return (tr) => {
    let target = -1;
    tr.doc.descendants((node, position) => {
      if (target === -1 && node.type.name === type) target = position;
    });
    const node = tr.doc.nodeAt(target);
    return tr.setNodeMarkup(target, null, { ...node?.attrs, ...attrs });
  };
}

const removeBlock =
  (index: number): Change =>
  (tr) => {
    let from = 0;
    for (let previous = 0; previous < index; previous += 1) from += tr.doc.child(previous).nodeSize;
    return tr.delete(from, from + tr.doc.child(index).nodeSize);
  };

/** Types into the last block and moves it before the others. */
const changeAndMoveLast =
  (text: string, typed: string): Change =>
  (tr) => {
    typeAfter(text, typed)(tr);
    const last = tr.doc.child(tr.doc.childCount - 1);
    tr.delete(tr.doc.content.size - last.nodeSize, tr.doc.content.size);
    return tr.insert(0, last);
  };

const words = (text: string): Node => schema.node('paragraph', null, [schema.text(text)]);

describe('inline text', () => {
  test.for<[string, Change, string]>([
    ['Hello **bold** x\n\nB', typeAfter('Hel', '*'), 'Hel\\*lo **bold** x\n\nB'],
    ['Hello **bold** x', typeAfter('bold', 'er'), 'Hello **bolder** x'],
    ['a &amp; b\\_c __d__', typeAfter('b_', 'x'), 'a &amp; b\\_xc __d__'],
    ['a &amp; b\\_c __d__', cut('& '), 'a b\\_c __d__'],
    ['a\nb *c*\nd', typeAfter('a b', '!'), 'a\nb! *c*\nd'],
    ['Hello **bold** x', mark('llo', 'strong'), 'He**llo** **bold** x'],
    ['<https://a.de> b', mark('https', 'strong'), '[**https**://a.de](https://a.de) b'],
    ['a b **c**', mark('b', 'link', { href: '/x y' }), 'a [b](</x%20y>) **c**'],
    ['[ac][b] c\n\n[b]: /x', typeAfter('a', 'z'), '[azc][b] c\n\n[b]: /x'],
    ['[ac][] c\n\n[ac]: /x', typeAfter('a', 'z'), '[azc][ac] c\n\n[ac]: /x'],
    ['`a` c', typeAfter('a', '`'), '`` a` `` c'],
    ['a"b"c', mark('"b"', 'strong'), '&#97;**"b"**&#99;'],
    ['*a*b', mark('b', 'strong'), '*a*__b__'],
    ['# A {#b}\n\nB', typeAfter('A', ' & <b>'), '# A & \\<b> {#b}\n\nB'],
    ['# A {#b}', mark('A', 'strong'), '# **A** {#b}'],
    ['# A {#b}', set('heading', { level: 3, id: 'c' }), '### A {#c}'],
    ['A\n=\n', typeAfter('A', 'b'), 'Ab\n=\n'],
    ['a :b[c]{d="e"} f', typeAfter('c', ']'), 'a :b[c\\]]{d="e"} f'],
    ['x', typeAfter('x', ' https://a.de a@b.de'), 'x https\\://a.de a\\@b.de'],
    ['a\r\n\r\nb\r\n', splitAt('b'), 'a\r\n\r\nb\r\n'],
    ['ab\r\n\r\nc\r\n', splitAt('b'), 'a\r\n\r\nb\r\n\r\nc\r\n'],
  ])('%#: %j', ([text, change, result]) => {
    expect(edited(text, change)).toBe(result);
  });
});

describe('blocks', () => {
  test.for<[string, Change, string]>([
    ['- a\n- b\n\nx', (tr) => tr.split(positionOf(tr.doc, 'b') + 1, 2), '- a\n- b\n-\n\nx'],
    ['1. a\n2. bc\n\nx', splitAt('c', 2), '1. a\n2. b\n3. c\n\nx'],
    ['1. a\n2. b\n', (tr) => tr.delete(1, 6), '1. b\n'],
    ['* a\n\n* b', splitAt('b', 2), '* a\n\n*\n\n* b'],
    ['- [ ] a\n- b', set('taskItem', { checked: true }), '- [x] a\n- b'],
    ['> a b\n> c\n\nx', splitAt('b'), '> a \n>\n> b\n> c\n\nx'],
    ['> - a\n>   b\n> - c', typeAfter('a b', 'z'), '> - a\n>   bz\n> - c'],
    ['| a | b |\n|--|--|\n| c | d |', typeAfter('c', '|x'), '| a | b |\n|--|--|\n| c\\|x | d |'],
    ['|a|b|\n|-|-|\n|c\\|d||', typeAfter('d', 'x'), '|a|b|\n|-|-|\n|c\\|dx||'],
    ['```ts [a] {1}\na\n\nb\n```', typeAfter('a', '\nc'), '```ts [a] {1}\na\nc\n\nb\n```'],
    ['> ~~~\n> a\n> ~~~', typeAfter('a', '\n\nc'), '> ~~~\n> a\n>\n> c\n> ~~~'],
    ['```ts\na\n```', typeAfter('a', '\n```'), '````ts\na\n```\n````'],
    ['```ts\na\n```', set('codeBlock', { filename: 'b.ts', highlights: [1, 2, 4] }), '```ts [b.ts] {1-2,4}\na\n```'],
    ['a\n\nb\n\nc\n', removeBlock(1), 'a\n\nc\n'],
    ['a\n\n[r]: /x\n\nb\n\nc [r]\n', removeBlock(1), 'a\n\n[r]: /x\n\nc [r]\n'],
    ['- a\n\nb\n\n- c\n', removeBlock(1), '- a\n\n* c\n'],
    ['a\n\n* b\n* c\n', changeAndMoveLast('c', 'd'), '* b\n* cd\n\na\n'],
    ['# a\nb\n\nc', removeBlock(1), '# a\n\nc'],
    ['a\n\n---\n\nb', removeBlock(0), '***\n\nb'],
    ['', (tr) => tr.insert(1, schema.text('a')), 'a\n'],
    ['---\na: 1\n---\n', (tr) => tr.insert(1, schema.text('a')), '---\na: 1\n---\n\na\n'],
    ['- a\n\nb\n\n    c\n', removeBlock(1), '- a\n\n```\nc\n```\n'],
    ['    a\n\nb', typeAfter('a', 'x'), '```\nax\n```\n\nb'],
    ['$$\na\n$$', typeAfter('a', '+b'), '$$\na+b\n$$'],
    ['a[^1]\n\n[^1]: b', typeAfter('b', '*'), 'a[^1]\n\n[^1]: b\\*'],
    ['<div>\n\na', typeAfter('<div', ' id="b"'), '<div id="b">\n\na'],
  ])('%#: %j', ([text, change, result]) => {
    expect(edited(text, change)).toBe(result);
  });

  test('keeps the lines of a moved block', () => {
    const move: Change = (tr) => {
      const list = tr.doc.child(1);
      tr.delete(3, 3 + list.nodeSize);
      return tr.insert(tr.doc.content.size, list);
    };
    expect(edited('a\n\n*  b\n     - c\n*  d\n\ne\n', move)).toBe('a\n\ne\n\n*  b\n     - c\n*  d\n');
  });

  test('writes the prefix of a quote before a new block', () => {
    const add: Change = (tr) =>
      tr.insert(tr.doc.child(0).nodeSize - 1, schema.node('blockquote', null, [words('b'), words('c')]));
    expect(edited('> a\n\nx', add)).toBe('> a\n>\n> > b\n> >\n> > c\n\nx');
  });
});

describe('components', () => {
  const text = '::card{a="b" c}\n---\nd: 1 # note\ne: "f"\n---\ntext\n\n#s\nmore\n::\n';
  const props = { a: 'b', c: true, d: 1, e: 'f' };
  test.for<[Record<string, unknown>, string]>([
    [{ ...props, a: 'it"s' }, text.replace('"b"', `'it"s'`)],
    [{ ...props, a: 2 }, text.replace('a="b"', ":a='2'")],
    [{ ...props, d: 5 }, text.replace('d: 1', 'd: 5')],
    [{ ...props, e: 'g "h"' }, text.replace('"f"', '"g \\"h\\""')],
    [{ ...props, g: ['x'] }, text.replace('e: "f"', 'e: "f"\ng:\n  - x')],
    [{ a: 'b', d: 1, e: 'f' }, text.replace(' c}', '}')],
    [{ a: 'b', c: true, e: 'f' }, text.replace('d: 1 # note\n', '')],
  ])('%j', ([changed, result]) => {
    expect(edited(text, set('component', { props: changed }))).toBe(result);
  });

  test.for<[string, Change, string]>([
    [text, typeAfter('more', '\\'), text.replace('more', 'more\\\\')],
    [text, typeAfter('tex', '#'), text.replace('text', 'tex#t')],
    ['::card\n::\n', (tr) => tr.insert(1, schema.node('slot', null, [words('# x')])), '::card\n\\# x\n::\n'],
    ['::a\n  b\n\n  :::c\n  d\n  :::\n::\n', splitAt('d'), '::a\n  b\n\n  :::c\n  d\n  :::\n::\n'],
    ['::a\n  b\n\n  :::c\n  de\n  :::\n::\n', splitAt('e'), '::a\n  b\n\n  :::c\n  d\n\n  e\n  :::\n::\n'],
  ])('%#: %j', ([before, change, result]) => {
    expect(edited(before, change)).toBe(result);
  });
});

test('rejects what markdown cannot represent, and saves the rest', () => {
  const { source, doc } = openMarkdown('- a\n\nb\n');
  const tr = new Transform(doc);
  typeAfter('b', '!')(tr);
  tr.insert(positionOf(tr.doc, 'a'), schema.text('[x] '));
  expect(saveMarkdown(source, tr.doc)).toEqual({ text: '- a\n\nb!\n', rejected: [0] });
});

test('saves a document that was stored as JSON', () => {
  const { source, doc } = openMarkdown('a *b*\n\n- c\n');
  expect(saveMarkdown(source, schema.nodeFromJSON(doc.toJSON())).text).toBe('a *b*\n\n- c\n');
});

test('compares texts by their meaning', () => {
  const { doc } = openMarkdown('a *b*\n\n- c\n');
  expect(verifyMarkdown('a _b_\n\n* c', doc)).toBe(true);
  expect(verifyMarkdown('a b\n\n- c\n', doc)).toBe(false);
});
