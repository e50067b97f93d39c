import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, findChange, invertChange } from './text-change.ts';

const text = string({ unit: constantFrom('a', 'b', '\n', '😀', '😁', 'é'), maxLength: 30 });

test('transforms the first text into the second, and back with the inverted change', () => {
  assert(
    property(text, text, (before, after) => {
      const change = findChange(before, after) ?? { start: 0, removed: '', inserted: '' };
      expect(applyChange(before, change)).toBe(after);
      expect(applyChange(after, invertChange(change))).toBe(before);
    }),
  );
});

test('finds a minimal change that does not split a character', () => {
  expect(findChange('one two three', 'one 2 three')).toEqual({ start: 4, removed: 'two', inserted: '2' });
  expect(findChange('a😀b', 'a😁b')).toEqual({ start: 1, removed: '😀', inserted: '😁' });
  expect(findChange('same', 'same')).toBeUndefined();
});
