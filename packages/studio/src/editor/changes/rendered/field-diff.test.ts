import { expect, test } from 'vitest';
import { diffFields } from './field-diff.ts';

const changes = (path: string, before: string, after: string): unknown[] | undefined =>
  diffFields(path, before, after)?.map((change) => [change.path.join('.'), change.before, change.after]);

test.for<[path: string, before: string, after: string, changes: unknown[] | undefined]>([
  ['a.md', '---\ntitle: A\n---\nB', '---\ntitle: C\n---\nD', [['title', 'A', 'C']]],
  ['a.md', 'B', '---\ntitle: C\n---\nB', [['title', undefined, 'C']]],
  ['a.md', '---\ntitle: A # x\n---\n', '---\ntitle: "A"\n---\n', []],
  [
    'a.yml',
    'a: { b: 1, c: 2 }\nd: e\n',
    'a: { b: 3, c: 2 }\n',
    [
      ['a.b', 1, 3],
      ['d', 'e', undefined],
    ],
  ],
  ['a.json', '{"a": [1, 2, 3]}', '{"a": [1, 3]}', [['a.1', 2, undefined]]],
  ['a.csv', 'a,b\n1,2\n3,4\n', 'a,b\n1,2\n3,5\n', [['1.b', '4', '5']]],
  ['a.yml', 'a: [', 'a: 1', undefined],
])('%s: %j, %j', ([path, before, after, expected]) => {
  expect(changes(path, before, after)).toEqual(expected);
});

test('discards a single field', () => {
  const [before, after] = [
    "---\ntitle: 'A' # x\nlist:\n  - a\n---\nB",
    "---\ntitle: 'C' # x\nlist:\n  - a\n  - b\nnew: 1\n---\nB",
  ];
  const texts = diffFields('a.md', before, after)?.map(({ discard }) => {
    const result = discard();
    return result.ok ? result.text : result.problem;
  });
  expect(texts).toEqual([after.replace('C', 'A'), after.replace('  - b\n', ''), after.replace('new: 1\n', '')]);
});
