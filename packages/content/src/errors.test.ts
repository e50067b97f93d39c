import { expect, test } from 'vitest';
import { ContentError, unknownCollection } from './errors.ts';

test.for([
  [{}, 'It broke.\n  Mend it.'],
  [{ file: 'a.md' }, 'a.md: It broke.\n  Mend it.'],
  [{ file: 'a.md', line: 3 }, 'a.md:3: It broke.\n  Mend it.'],
] as const)('an error at %j reads %j', ([place, text]) => {
  expect(new ContentError('test/broken', 'It broke.', 'Mend it.', place).toString()).toBe(text);
});

test('an error is an Error with a code, a hint and its place', () => {
  const error = new ContentError('test/broken', 'It broke.', 'Mend it.', { file: 'a.md', line: 3 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'ContentError',
    code: 'test/broken',
    message: 'It broke.',
    hint: 'Mend it.',
    file: 'a.md',
    line: 3,
  });
});

test('an unknown collection is told which ones are known', () => {
  const error = unknownCollection('blgo', ['docs', 'blog']);
  expect(error.code).toBe('collection/unknown');
  expect(error.message).toBe('Collection "blgo" does not exist.');
  expect(error.hint).toBe('Known collections: docs, blog. Add it to the configuration, or correct the name.');
});
