import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffBlocks } from './block-diff.ts';
import type { BlockChange } from './block-diff.ts';

const HEAD = '---\ntitle: A\n---\n';
const diff = (before: string, after: string) => diffBlocks('content/en/a.md', HEAD + before, HEAD + after);

/** A changed row as `before → after`, a run of unchanged blocks as their number. */
const rowsOf = (before: string, after: string): (string | number)[] =>
  diff(before, after).flatMap((part): (string | number)[] => {
    if (part.kind === 'same') return [part.rows.length];
    if (part.rows.length === 0) return ['other text'];
    return part.rows.map((row) => `${row.before?.source ?? ''} → ${row.after?.source ?? ''}`);
  });

describe('matches blocks by their text', () => {
  test.for<[before: string, after: string, rows: (string | number)[]]>([
    ['A b c.\n\nD e f.\n', 'A b c.\n\nD e g.\n', [1, 'D e f. → D e g.']],
    ['A.\n\nB.\n\nC.\n', 'A.\n\nNew words.\n\nB.\n\nC.\n', [1, ' → New words.', 2]],
    ['A.\n\nB.\n\nC.\n', 'A.\n\nC.\n', [1, 'B. → ', 1]],
    [
      'One two three.\n',
      'Quite other words here.\n\nOne two four.\n',
      [' → Quite other words here.', 'One two three. → One two four.'],
    ],
    ['One two.\n', 'Something else.\n', ['One two. → ', ' → Something else.']],
    ['## One two\n\nA.\n', '### One two\n\nA.\n', ['## One two → ### One two', 1]],
    ['A [r].\n\n[r]: /a\n', 'A [r].\n\n[r]: /b\n', [1, 'other text']],
    ['A.\n\nB.\n', 'A.\n\n\n\nB.\n', [1, 'other text', 1]],
    ['', 'A.\n', [' → A.']],
  ])('%j, %j', ([before, after, rows]) => {
    expect(rowsOf(before, after)).toEqual(rows);
  });
});

test('discards one change and keeps the others', () => {
  const [before, after] = ['A b c.\n\nB.\n\nC.\n\n* d\n* e\n', 'A b x.\n\nC.\n\nNew.\n\n* d\n* f\n'];
  const changes = diff(before, after).filter((part): part is BlockChange => part.kind === 'change');
  expect(changes.map(({ discard }) => discard().slice(HEAD.length))).toEqual([
    'A b c.\n\nC.\n\nNew.\n\n* d\n* f\n',
    'A b x.\n\nB.\n\nC.\n\nNew.\n\n* d\n* f\n',
    'A b x.\n\nC.\n\n* d\n* f\n',
    'A b x.\n\nC.\n\nNew.\n\n* d\n* e\n',
  ]);
});

test('returns the published text after all changes are discarded one by one', () => {
  const block = constantFrom(
    'A b c.',
    'A b d.',
    '# E',
    '* f\n* g',
    '```\nh\n```',
    '::i\nj\n::',
    '[k]: /l',
    '<!-- m -->',
    '> n',
  );
  const text = array(block, { maxLength: 6 }).chain((blocks) =>
    constantFrom('\n\n', '\n\n\n', '\n').map((gap) => blocks.join(gap) + (blocks.length > 0 ? '\n' : '')),
  );
  assert(
    property(text, text, (before, after) => {
      let current = HEAD + after;
      for (let step = 0; step < 30 && current !== HEAD + before; step += 1) {
        const change = diffBlocks('a.md', HEAD + before, current).find((part) => part.kind === 'change');
        current = change?.discard() ?? current;
      }
      expect(current).toBe(HEAD + before);
    }),
    { numRuns: 300 },
  );
});
