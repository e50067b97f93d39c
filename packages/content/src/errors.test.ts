import { expect, test } from 'vitest';
import { ContentError, unknownCollection } from './errors.ts';

test.for([
  [{}, 'It broke.\n  Mend it.'],
  [{ file: 'a.md' }, 'a.md: It broke.\n  Mend it.'],
  [{ file: 'a.md', line: 3 }, 'a.md:3: It broke.\n  Mend it.'],
] as const)('an error at %j is shown as %j', ([position, text]) => {
  expect(new ContentError('test/broken', 'It broke.', 'Mend it.', position).toString()).toBe(text);
});

test('an error has a code, a hint and its position', () => {
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

test('the error for an unknown collection lists the known ones', () => {
  const error = unknownCollection('blgo', ['docs', 'blog']);
  expect(error.code).toBe('collection/unknown');
  expect(error.message).toBe('Collection "blgo" does not exist.');
  expect(error.hint).toBe('Known collections: docs, blog. Add it to the configuration, or correct the name.');
});
