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

test('each change sends the whole list', () => {
  const { list, sent } = createTestList();
  list.set('content', [error('a'), error('b')]);
  list.set('page /', [error('c')]);
  list.set('content', [error('b')]);
  list.set('page /', []);
  expect(sent).toEqual([['a', 'b'], ['a', 'b', 'c'], ['b', 'c'], ['b']]);
  expect(list.sources()).toEqual(['content']);
});

test('what has not changed is not sent again', () => {
  const { list, sent } = createTestList();
  list.set('page /', []);
  list.set('page /', [error('a')]);
  list.set('page /', [error('a')]);
  expect(sent).toEqual([['a']]);
});

test('an error is printed once, and again when it comes back', () => {
  const { list, printed } = createTestList();
  list.set('page /', [error('a')]);
  list.set('page /', [error('a'), error('b')]);
  list.set('page /', []);
  list.set('page /', [error('a')]);
  expect(printed).toEqual(['a', 'b', 'a']);
});
