import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { changeNode, editableNodeAt, fieldsOfNode } from './edit-node.ts';
import type { NodeChanges } from './edit-node.ts';

const labels = { alt: 'Alt', decorative: 'None', image: 'Picture', source: 'Source' };

/** Changes the first node of a type, and returns the saved text. */
function changed(text: string, type: string, changes: Partial<NodeChanges>): string {
  const { source, doc } = openMarkdown(text);
  let position = -1;
  doc.descendants((node, at) => {
    if (node.type.name === type && position === -1) position = at;
  });
  const node = doc.nodeAt(position);
  if (!node) throw new Error(`The text has no ${type}.`);
  const { values } = fieldsOfNode(node, [], labels);
  const tr = changeNode(EditorState.create({ doc }).tr, position, { values, ...changes });
  tr.doc.check();
  const saved = saveMarkdown(source, tr.doc);
  expect(saved.rejected).toEqual([]);
  return saved.text;
}

describe('changing a node', () => {
  test.for<[string, string, string, Partial<NodeChanges>, string]>([
    ['a formula', 'A $x$ b\n', 'formula', { values: { source: 'y^2' } }, 'A $y^2$ b\n'],
    ['a formula that is emptied', 'A $x$ b\n', 'formula', { values: { source: ' ' } }, 'A  b\n'],
    ['a value', 'A {{ $doc.a }} b\n', 'binding', { values: { source: '{{ $doc.b }}' } }, 'A {{ $doc.b }} b\n'],
    ['an HTML tag', 'A <b>x</b>\n', 'rawInline', { values: { source: '<b id="c">' } }, 'A <b id="c">x</b>\n'],
    ['a picture', '![a](b.png)\n', 'image', { values: { src: 'c.png', alt: 'd' } }, '![d](c.png)\n'],
    [
      'an inline component',
      'A :badge[New]{color=info} b\n',
      'inlineComponent',
      { values: { color: 'error' }, text: 'Old' },
      'A :badge[Old]{color="error"} b\n',
    ],
    ['bold formulas', '**A $x$**\n', 'formula', { values: { source: 'y' } }, '**A $y$**\n'],
    ['a bare value', '::card{to=/b}\n::\n', 'component', { values: { to: '/c' } }, '::card{to=/c}\n::\n'],
    [
      'a property',
      "::card{title='A'  to=/b}\nT\n::\n",
      'component',
      { values: { title: 'C', to: '/b' } },
      "::card{title='C'  to=/b}\nT\n::\n",
    ],
  ])('%s', ([, text, type, changes, expected]) => {
    expect(changed(text, type, changes)).toBe(expected);
  });

  test('nothing changes without changes', () => {
    const text = "::card{title='A'}\n* T\n\n#title\nB\n::\n";
    expect(changed(text, 'component', { slots: new Set(['default', 'title']) })).toBe(text);
    expect(changed('A :badge[*N*]{a}\n', 'inlineComponent', {})).toBe('A :badge[*N*]{a}\n');
  });

  test('adds and removes slots', () => {
    const { doc, source } = openMarkdown('::card\n#title\nB\n::\n');
    const { tr } = EditorState.create({ doc });
    changeNode(tr, 0, { values: {}, slots: new Set(['default', 'title']) });
    expect(saveMarkdown(source, tr.insertText('In').doc).text).toBe('::card\nIn\n\n#title\nB\n::\n');
    expect(changed('::card\nT\n\n#title\nB\n::\n', 'component', { slots: new Set(['default']) })).toBe(
      '::card\nT\n::\n',
    );
  });

  test('text can be added to a component without slots', () => {
    const { doc, source } = openMarkdown('::card{title=A}\n::\n');
    const { tr } = EditorState.create({ doc });
    changeNode(tr, 0, { values: { title: 'A' }, slots: new Set(['default']) });
    expect(saveMarkdown(source, tr.insertText('In').doc)).toEqual({ text: '::card{title=A}\nIn\n::\n', rejected: [] });
  });
});

test('finds the node to edit: the selected one, one beside the caret, or the component around it', () => {
  const { doc } = openMarkdown('A $x$ b\n\n::card\nIn :badge[New] out\n::\n');
  const nameAt = (selection: TextSelection | NodeSelection): string | undefined => {
    const position = editableNodeAt({ selection });
    return position === undefined ? undefined : doc.nodeAt(position)?.type.name;
  };
  const caret = (words: string): TextSelection => {
    let at = -1;
    doc.descendants((node, position) => {
      if (node.isText && node.text === words) at = position;
    });
    return TextSelection.create(doc, at);
  };
  expect(nameAt(caret('A '))).toBeUndefined();
  expect(nameAt(caret(' b'))).toBe('formula');
  expect(nameAt(caret('In '))).toBe('component');
  expect(nameAt(caret(' out'))).toBe('inlineComponent');
  expect(nameAt(NodeSelection.create(doc, doc.child(0).nodeSize))).toBe('component');
});

test('properties that are named like links and pictures have their inputs', () => {
  const { doc } = openMarkdown('::card\n::\n');
  const props = {
    type: 'object',
    properties: {
      to: { type: 'string' },
      src: { type: 'string' },
      title: { type: 'string' },
      image: { type: 'string', enum: ['a'] },
    },
  };
  const slots = [{ name: 'title', description: 'Its title.' }];
  const fields = fieldsOfNode(doc.child(0), [{ name: 'card', props, slots }], labels);
  expect(fields.schema['properties']).toEqual({
    to: { type: 'string', editor: { input: 'page' } },
    src: { type: 'string', editor: { input: 'image' } },
    title: { type: 'string' },
    image: { type: 'string', enum: ['a'] },
  });
  expect(fields.slots).toEqual([
    { name: 'default', isUsed: false, description: undefined },
    { name: 'title', isUsed: false, description: 'Its title.' },
  ]);
});
