import { expect, test } from 'vitest';
import type { DevError } from '../../dev/dev-error.ts';
import { createErrorList } from './error-list.ts';

const error = (message: string): DevError => ({ kind: 'content', message });

function createTestList() {
  const sent: string[][] = [];
  const printed: string[] = [];
  const list = createErrorList({
    onChange: (errors) => sent.push(errors.map(({ message }) => message)),
    onNew: ({ message }) => printed.push(message),
  });
  return { list, sent, printed };
}

test('sends the whole list after each change', () => {
  const { list, sent } = createTestList();
  list.set('content', [error('a'), error('b')]);
  list.set('page /', [error('c')]);
  list.set('content', [error('b')]);
  list.set('page /', []);
  expect(sent).toEqual([['a', 'b'], ['a', 'b', 'c'], ['b', 'c'], ['b']]);
  expect(list.sources()).toEqual(['content']);
});

test('does not send a list that has not changed', () => {
  const { list, sent } = createTestList();
  list.set('page /', []);
  list.set('page /', [error('a')]);
  list.set('page /', [error('a')]);
  expect(sent).toEqual([['a']]);
});

test('prints an error once, and again if it reappears', () => {
  const { list, printed } = createTestList();
  list.set('page /', [error('a')]);
  list.set('page /', [error('a'), error('b')]);
  list.set('page /', []);
  list.set('page /', [error('a')]);
  expect(printed).toEqual(['a', 'b', 'a']);
});
