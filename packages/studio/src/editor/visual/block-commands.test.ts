import { EditorState } from '@tiptap/pm/state';
import type { NodeSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { moveBlockTo } from './block-commands.ts';

/** Moves the block or item that starts with some words before or after another one. */
function moved(text: string, words: string, side: 'before' | 'after', target: string): string | undefined {
  const { source, doc } = openMarkdown(text);
  const placeOf = (start: string): { position: number; size: number } => {
    let block = { position: -1, size: 0 };
    doc.descendants((node, position) => {
      if (!node.textContent.startsWith(start)) return true;
      const isMovable = doc.resolve(position).depth === 0 || node.type.name.endsWith('Item');
      if (isMovable && !node.type.name.endsWith('List')) block = { position, size: node.nodeSize };
      return true;
    });
    return block;
  };
  const beside = placeOf(target);
  const state = EditorState.create({ doc });
  let result: string | undefined;
  const to = side === 'before' ? beside.position : beside.position + beside.size;
  moveBlockTo(placeOf(words).position, to)(state, (tr) => {
    tr.doc.check();
    const { node } = tr.selection as NodeSelection;
    expect(node.textContent.startsWith(words)).toBe(true);
    const saved = saveMarkdown(source, tr.doc);
    expect(saved.rejected).toEqual([]);
    result = saved.text;
  });
  return result;
}

describe('moving a block', () => {
  test.for<[string, string, 'before' | 'after', string, string]>([
    ['A\n\nB\n\nC\n', 'C', 'before', 'A', 'C\n\nA\n\nB\n'],
    ['A\n\nB\n\nC\n', 'A', 'after', 'C', 'B\n\nC\n\nA\n'],
    ['A\n\n\n\nB  \nb\n\n* C\n+ D\n', 'A', 'after', 'B', 'B  \nb\n\nA\n\n* C\n+ D\n'],
    ['A\r\n\r\nB __b__\r\n\r\nC\r\n', 'C', 'before', 'B', 'A\r\n\r\nC\r\n\r\nB __b__\r\n'],
    ['* a\n* b\n* c\n', 'c', 'before', 'a', '* c\n* a\n* b\n'],
    ['1. a\n2. b\n3. c\n', 'c', 'before', 'a', '1. c\n1. a\n2. b\n'],
    ['- a\n  - b\n  - c\n- d\n', 'c', 'before', 'a', '- c\n- a\n  - b\n- d\n'],
    ['- a\n  - b\n- d\n', 'b', 'after', 'd', '- a\n- d\n- b\n'],
    ['- a\n- d\n\nText\n\n1. x\n', 'd', 'after', 'x', '- a\n\nText\n\n1. x\n2. d\n'],
    ['- a\n\nText\n\n1. x\n', 'a', 'before', 'x', 'Text\n\n1. a\n1. x\n'],
    ['> - a\n\n- b\n', 'a', 'after', 'b', '> \n\n- b\n- a\n'],
    ['- [x] a\n- [ ] b\n', 'b', 'before', 'a', '- [ ] b\n- [x] a\n'],
  ])('in %j, moves %s %s %s', ([text, words, side, target, expected]) => {
    expect(moved(text, words, side, target)).toBe(expected);
  });

  test('does nothing next to itself, and moves an item only to another list', () => {
    expect(moved('A\n\nB\n', 'A', 'before', 'B')).toBeUndefined();
    expect(moved('- a\n- b\n\nB\n', 'a', 'before', 'B')).toBeUndefined();
  });
});

/** Moves the innermost block with some words before or after another one. */
function movedInner(text: string, words: string, side: 'before' | 'after', target: string): string | undefined {
  const { source, doc } = openMarkdown(text);
  const placeOf = (content: string): { position: number; size: number } => {
    let block = { position: -1, size: 0 };
    doc.descendants((node, position) => {
      if (node.isTextblock && node.textContent === content) block = { position, size: node.nodeSize };
    });
    return block;
  };
  const { position, size } = placeOf(target);
  let result: string | undefined;
  const move = moveBlockTo(placeOf(words).position, side === 'before' ? position : position + size);
  move(EditorState.create({ doc }), (tr) => {
    tr.doc.check();
    const saved = saveMarkdown(source, tr.doc);
    expect(saved.rejected).toEqual([]);
    result = saved.text;
  });
  return result;
}

describe('moving a block into and out of a container', () => {
  test.for<[string, string, 'before' | 'after', string, string]>([
    ['> a\n>\n> b\n\nC\n', 'C', 'before', 'b', '> a\n>\n> C\n>\n> b\n'],
    ['> a\n>\n> b\n\nC\n', 'a', 'after', 'C', '> b\n\nC\n\na\n'],
    ['> a\n\nC\n', 'a', 'after', 'C', 'C\n\na\n'],
    ["::card{a='1'}\nIn\n::\n\nC\n", 'C', 'after', 'In', "::card{a='1'}\nIn\n\nC\n::\n"],
    ['::card\nIn\n\nb\n::\n\nC\n', 'b', 'after', 'C', '::card\nIn\n::\n\nC\n\nb\n'],
    ['::card\nIn\n::\n\nC\n', 'In', 'after', 'C', '::card\n\n::\n\nC\n\nIn\n'],
    ['* a\n* b\n\nC\n', 'C', 'after', 'a', '* a\n\n  C\n* b\n'],
  ])('in %j, moves %s %s %s', ([text, words, side, target, expected]) => {
    expect(movedInner(text, words, side, target)).toBe(expected);
  });
});
