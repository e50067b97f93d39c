import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { openMarkdown } from '../markdown/open-markdown.ts';
import { caretAfterChange } from './caret-after-change.ts';

/** Returns the text with `|` at the caret after a change. The caret is after the first occurrence of `beforeCaret`. */
function caretIn(before: string, after: string, beforeCaret: string): string {
  const [one, other] = [openMarkdown(before).doc, openMarkdown(after).doc];
  let caret = 0;
  one.descendants((node, at) => {
    const start = (node.text ?? '').indexOf(beforeCaret);
    if (caret === 0 && start !== -1) caret = at + start + beforeCaret.length;
  });
  const position = caretAfterChange(one, other, caret);
  const { $from } = TextSelection.near(other.resolve(position));
  return `${$from.parent.textContent.slice(0, $from.parentOffset)}|${$from.parent.textContent.slice($from.parentOffset)}`;
}

describe('the caret after a change from outside', () => {
  test.for([
    ['One\n\nTwo\n', 'One\n\nTwo and more\n', 'On', 'On|e'],
    ['One\n\nTwo\n', 'Longer one\n\nTwo\n', 'Tw', 'Tw|o'],
    ['One\n\nTwo\n\nThree\n', 'Three\n', 'Thr', 'Thr|ee'],
    ['One two three\n', 'One three\n', 'One tw', 'One t|hree'],
    ['::note\nHello\n\nMore text\n\n#title\n::\n', '::note\nHello\n\n#title\n::\n', 'More', 'Hello|'],
    ['| A | B |\n| --- | --- |\n|  |  |\n\nEnd\n', 'End\n', 'En', 'En|d'],
    ['Text\n', '', 'Te', '|'],
  ] as const)('of %j to %j, with the caret after %j', ([before, after, beforeCaret, expected]) => {
    expect(caretIn(before, after, beforeCaret)).toBe(expected);
  });

  test('is always in the document', () => {
    const texts = [
      '',
      '|  |  |\n| --- | --- |\n|  |  |\n',
      '::note\n\n#title\n::\n\nA\n',
      '- \n- B\n\n---\n\nC\n',
      'A\n',
    ];
    for (const before of texts) {
      for (const after of texts) {
        const [one, other] = [openMarkdown(before).doc, openMarkdown(after).doc];
        for (let position = 0; position <= one.content.size; position += 1) {
          const moved = caretAfterChange(one, other, position);
          expect(() => TextSelection.near(other.resolve(moved)), `${before} ${after} ${position}`).not.toThrow();
        }
      }
    }
  });
});
