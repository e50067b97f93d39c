import { expect, test } from 'vitest';
import { describeCaret, keepCaret, findCaret, takeCaret } from './kept-caret.ts';

const SOURCE = '---\ntitle: One two\n---\n\nOne **two** three\n\n- One two\n- One two\n';

test('the position is that of the same occurrence, after the front matter', () => {
  const shown = 'One two three\nOne two\nOne two';
  const last = describeCaret(SOURCE, SOURCE.lastIndexOf('two') + 1);
  expect(last).toEqual({ words: 'One two', offset: 5, index: 2 });
  const second = describeCaret(shown, shown.lastIndexOf('One') + 2);
  expect(second && findCaret(SOURCE, second)).toEqual({ line: 8, text: 'One two', offset: 2, isKept: true });
  expect(findCaret(SOURCE, { words: 'Four', offset: 0, index: 0 })).toBeUndefined();
});

test('special characters and line ends delimit the words', () => {
  expect(describeCaret('a *bold word* b', 5)).toEqual({ words: 'bold word', offset: 2, index: 0 });
  expect(describeCaret('a\n\nb', 2)).toBeUndefined();
  expect(describeCaret('مرحبا **بالعالم**', 10)).toMatchObject({ words: 'بالعالم' });
});

test('a caret is taken once', () => {
  keepCaret('a.md', 'Some words', 6);
  expect(takeCaret('b.md', 'Some words')).toBeUndefined();
  expect(takeCaret('a.md', '\nSome words')).toEqual({ line: 2, text: 'Some words', offset: 6, isKept: true });
  expect(takeCaret('a.md', 'Some words')).toBeUndefined();
});
