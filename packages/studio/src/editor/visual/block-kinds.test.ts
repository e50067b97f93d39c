import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { Command } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { saveMarkdown } from '../markdown/save-markdown.ts';
import { blockKindAt, indentItem, outdentItem, toggleKind, turnInto } from './block-kinds.ts';

/** Runs a command with the words from `X` to `Y` selected (or the caret at `X`) and returns the saved text. */
function changed(text: string, ...commands: Command[]): string | undefined {
  const { source, doc } = openMarkdown(text);
  const positionOf = (searched: string): number => {
    let found = -1;
    doc.descendants((node, at) => {
      const index = node.isText ? (node.text ?? '').indexOf(searched) : -1;
      if (index !== -1 && found === -1) found = at + index;
    });
    return found;
  };
  const [from, to] = [positionOf('X'), positionOf('Y')];
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, from, to === -1 ? from : to) });
  for (const command of commands) {
    let count = 0;
    const isDone = command(state, (tr) => {
      tr.doc.check();
      state = state.apply(tr);
      count += 1;
    });
    if (!isDone) return undefined;
    // A second transaction would be a second step of the undo history.
    expect(count).toBe(1);
  }
  expect(state.selection.$from.parent.textContent).toContain('X');
  const saved = saveMarkdown(source, state.doc);
  expect(saved.rejected).toEqual([]);
  return saved.text;
}

describe('turning blocks into another kind', () => {
  test.for([
    ['bulletList', 'X a\n', '- X a\n'],
    ['orderedList', '# X *a*\n', '1. X *a*\n'],
    ['taskList', 'X __a__\n\nB\n', '- [ ] X __a__\n\nB\n'],
    ['bulletList', 'X\n\nB\n\nY\n', '- X\n- B\n- Y\n'],
    ['bulletList', '* a\n\nX\n', '* a\n* X\n'],
    ['bulletList', '1. X\n2. __b__\n', '- X\n- __b__\n'],
    ['orderedList', '* X\n* __b__\n', '1. X\n2. __b__\n'],
    ['taskList', '* X\n* __b__\n', '* [ ] X\n* [ ] __b__\n'],
    ['bulletList', '* [x] X\n* [ ] __b__\n', '* X\n* __b__\n'],
    ['bulletList', '::note\nX\n::\n', '::note\n- X\n::\n'],
    ['bulletList', '- ::note\n  X\n  ::\n', '- ::note\n  - X\n  ::\n'],
    ['paragraph', '- X\n', 'X\n'],
    ['paragraph', '- a\n  - X\n- c\n', '- a\n\nX\n\n- c\n'],
    ['paragraph', '- [ ] X\n', 'X\n'],
    ['paragraph', '> X\n', 'X\n'],
    ['paragraph', '> - X\n', 'X\n'],
    ['paragraph', '## X\n', 'X\n'],
    ['blockquote', 'X\n\nY\n', '> X\n>\n> Y\n'],
    ['blockquote', '- X\n', '> X\n'],
    ['h2', 'X a\n', '## X a\n'],
    ['codeBlock', 'X\n', '```\nX\n```\n'],
  ] as const)('%s: %j', ([kind, text, expected]) => {
    expect(changed(text, turnInto(kind))).toBe(expected);
  });

  test('keeps CRLF', () => {
    expect(changed('X\r\n\r\nY\r\n', turnInto('orderedList'))).toBe('1. X\r\n2. Y\r\n');
  });

  test.for(['bulletList', 'blockquote', 'taskList'] as const)('toggles %s', (kind) => {
    expect(changed('X a\n', toggleKind(kind), toggleKind(kind))).toBe('X a\n');
  });

  test('does nothing in a cell of a table', () => {
    for (const kind of ['paragraph', 'h2', 'bulletList', 'blockquote'] as const) {
      expect(changed('| X |\n|--|\n| b |\n', turnInto(kind))).toBeUndefined();
    }
  });

  test.for([
    ['X', 'paragraph'],
    ['### X', 'h3'],
    ['> 1. X', 'orderedList'],
    ['1. > X', 'blockquote'],
    ['- [ ] X', 'taskList'],
    ['- ::note\n  X\n  ::', 'paragraph'],
    ['| X |\n|--|', undefined],
  ] as const)('%j is %s', ([text, kind]) => {
    const { doc } = openMarkdown(text);
    let at = 0;
    doc.descendants((node, position) => {
      if (node.isText) at = position;
    });
    expect(blockKindAt({ selection: TextSelection.create(doc, at) })).toBe(kind);
  });
});

test.for([
  ['- a\n- X\n', '- a\n  - X\n', '- a\n- X\n'],
  ['- [ ] a\n- [x] X\n', '- [ ] a\n  - [x] X\n', '- [ ] a\n- [x] X\n'],
] as const)('moves an item deeper and back: %j', ([text, deeper, back]) => {
  expect(changed(text, indentItem)).toBe(deeper);
  expect(changed(text, indentItem, outdentItem)).toBe(back);
});
