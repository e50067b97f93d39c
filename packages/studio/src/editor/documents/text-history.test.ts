import { expect, test } from 'vitest';
import { createTextHistory } from './text-history.ts';

function typing() {
  let time = 0;
  let text = '';
  const history = createTextHistory(() => time);
  return {
    history,
    text: () => text,
    write: (next: string, wait = 10): void => {
      time += wait;
      history.add(text, next);
      text = next;
    },
    undo: () => (text = history.undo(text)?.text ?? text),
    redo: () => (text = history.redo(text)?.text ?? text),
  };
}

test('undoes consecutively typed letters together', () => {
  const { write, undo, redo } = typing();
  for (const text of ['H', 'He', 'Hel', 'Hell', 'Hello']) write(text);
  write('Hello world', 5000);
  expect(undo()).toBe('Hello');
  expect(undo()).toBe('');
  expect(redo()).toBe('Hello');
  expect(redo()).toBe('Hello world');
});

test('restores consecutively deleted letters together', () => {
  const { write, undo } = typing();
  write('Hello');
  for (const text of ['Hell', 'Hel', 'He']) write(text, 900 - text.length * 200);
  write('H', 2000);
  expect(undo()).toBe('He');
});

test('undoes a change at another position separately', () => {
  const { write, undo } = typing();
  write('one two');
  write('ONE two');
  expect(undo()).toBe('one two');
});

test('clears the redo steps after a new change', () => {
  const { write, undo, history } = typing();
  write('a');
  write('ab', 5000);
  undo();
  expect(history.canRedo()).toBe(true);
  write('ac', 5000);
  expect(history.canRedo()).toBe(false);
  expect(undo()).toBe('a');
});

test('undoes a merge separately, with the version that the text was based on', () => {
  const { write, history } = typing();
  write('a');
  const [before, after] = ['r1', 'r2'].map((revision) => ({ revision, id: revision, text: '' }));
  history.add('a', 'ab', { before, after });
  history.add('ab', 'abc');
  expect(history.undo('abc')).toEqual({ text: 'ab' });
  expect(history.undo('ab')).toEqual({ text: 'a', rebased: { base: before } });
  expect(history.redo('a')).toEqual({ text: 'ab', rebased: { base: after } });
});
