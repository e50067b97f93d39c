import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChoices, mergeDraft } from './merge-draft.ts';
import type { Choice, MergeConflict, MergeRegion } from './merge-draft.ts';

const BASE = 'First.\n\nSecond.\n\nThird.\n';

const PAGE = `---
title: Kiln
description: A kiln.
---

# Kiln

The kiln burns wood.
It is hot.

- one
- two
- three

Last paragraph.
`;

async function conflictsOf(path: string, base: string, ours: string, theirs: string): Promise<MergeRegion[]> {
  const merged = await mergeDraft(path, base, ours, theirs);
  if (!('regions' in merged)) throw new Error('Expected a conflict.');
  return merged.regions;
}

const isConflict = (region: MergeRegion): region is MergeConflict => 'ours' in region;

/** Resolves all conflicts with the same choice. */
const choose = (regions: readonly MergeRegion[], choice: Choice): string | undefined =>
  applyChoices(regions, new Map(regions.map((_, index) => [index, choice])));

test('merges changes of different lines', async () => {
  const ours = BASE.replace('First', 'Our first');
  const theirs = BASE.replace('Third', 'Their third');
  expect(await mergeDraft('a.md', BASE, ours, theirs)).toEqual({ text: 'Our first.\n\nSecond.\n\nTheir third.\n' });
});

test.for([
  ['ours', 'First.\n\nOurs.\n\nTheir third.\n'],
  ['theirs', 'First.\n\nTheirs.\n\nTheir third.\n'],
  ['both', 'First.\n\nOurs.\n\nTheirs.\n\nTheir third.\n'],
] as const)('resolves a conflict with the choice %s', async ([choice, text]) => {
  const ours = BASE.replace('Second', 'Ours');
  const theirs = BASE.replace('Second', 'Theirs').replace('Third', 'Their third');
  const regions = await conflictsOf('a.md', BASE, ours, theirs);
  expect(applyChoices(regions, new Map())).toBeUndefined();
  expect(regions.filter(isConflict)).toMatchObject([
    { ours: 'Ours.', theirs: 'Theirs.', base: 'Second.', kind: 'block' },
  ]);
  expect(choose(regions, choice)).toBe(text);
});

describe('conflicts are single blocks and fields', () => {
  type Edits = readonly (readonly [from: string, to: string])[];
  const edit = (text: string, edits: Edits): string => {
    for (const [from, to] of edits) {
      expect(text).toContain(from);
      text = text.replace(from, () => to);
    }
    return text;
  };
  const HEAT = 'The kiln burns wood.\nIt is hot.';

  test.for<
    readonly [name: string, ours: Edits, theirs: Edits, conflicts: Partial<MergeConflict>[], theirChoice: string]
  >([
    [
      'a paragraph of several lines is shown whole',
      [['burns wood', 'burns oak']],
      [
        ['burns wood', 'burns gas'],
        ['one', '1'],
      ],
      [{ base: HEAT, ours: HEAT.replace('wood', 'oak'), theirs: HEAT.replace('wood', 'gas'), kind: 'block' }],
      edit(PAGE, [
        ['burns wood', 'burns gas'],
        ['one', '1'],
      ]),
    ],
    [
      'neighbouring blocks are separate conflicts',
      [
        ['# Kiln', '# Our kiln'],
        ['It is hot', 'It is warm'],
      ],
      [
        ['# Kiln', '# Their kiln'],
        ['It is hot', 'It is cold'],
      ],
      [
        { ours: '# Our kiln', theirs: '# Their kiln' },
        { ours: HEAT.replace('hot', 'warm'), theirs: HEAT.replace('hot', 'cold') },
      ],
      edit(PAGE, [
        ['# Kiln', '# Their kiln'],
        ['It is hot', 'It is cold'],
      ]),
    ],
    [
      'other items of a list are merged',
      [
        ['- two', '- our two'],
        ['- three', '- third'],
      ],
      [
        ['- one', '- first'],
        ['- two', '- their two'],
      ],
      [{ ours: '- our two\n', theirs: '- their two\n', kind: 'line' }],
      edit(PAGE, [['- one\n- two\n- three', '- first\n- their two\n- third']]),
    ],
    [
      'a deleted block that others have changed',
      [['Last paragraph.\n', '']],
      [['Last paragraph', 'The last paragraph']],
      [{ base: 'Last paragraph.\n', ours: '', theirs: 'The last paragraph.\n' }],
      edit(PAGE, [['Last paragraph', 'The last paragraph']]),
    ],
    [
      'blocks added at the same position',
      [['# Kiln\n', '# Kiln\n\nOurs.\n']],
      [['# Kiln\n', '# Kiln\n\nTheirs.\n']],
      [{ base: '', ours: 'Ours.\n\n', theirs: 'Theirs.\n\n' }],
      edit(PAGE, [['# Kiln\n', '# Kiln\n\nTheirs.\n']]),
    ],
    [
      'a field, beside other fields and a block',
      [
        ['title: Kiln', 'title: Oven'],
        ['burns wood', 'burns oak'],
      ],
      [
        ['title: Kiln', 'title: Stove'],
        ['A kiln.', 'A stove.'],
        ['burns wood', 'burns gas'],
      ],
      [
        { base: 'title: Kiln\n', ours: 'title: Oven\n', theirs: 'title: Stove\n', kind: 'field' },
        { kind: 'block', ours: HEAT.replace('wood', 'oak') },
      ],
      edit(PAGE, [
        ['title: Kiln', 'title: Stove'],
        ['A kiln.', 'A stove.'],
        ['burns wood', 'burns gas'],
      ]),
    ],
  ])('%s', async ([, ours, theirs, expected, theirChoice]) => {
    const regions = await conflictsOf('a.md', PAGE, edit(PAGE, ours), edit(PAGE, theirs));
    expect(regions.filter(isConflict)).toMatchObject(expected);
    expect(choose(regions, 'theirs')).toBe(theirChoice);
  });

  test('both versions of a list item stay items of one list', async () => {
    const regions = await conflictsOf('a.md', PAGE, edit(PAGE, [['two', 'ours']]), edit(PAGE, [['two', 'theirs']]));
    expect(choose(regions, 'both')).toContain('- one\n- ours\n- theirs\n- three\n');
  });

  test('fields of a data file', async () => {
    const regions = await conflictsOf('a.yml', 'a: 1\nb: 2\n', 'a: 3\nb: 2\nc: 4\n', 'a: 5\nb: 2\nd: 6\n');
    expect(regions.filter(isConflict)).toEqual([{ base: 'a: 1\n', ours: 'a: 3\n', theirs: 'a: 5\n', kind: 'field' }]);
    expect(choose(regions, 'ours')).toBe('a: 3\nb: 2\nd: 6\nc: 4\n');
  });

  test('front matter that only one side has', async () => {
    const regions = await conflictsOf('a.md', 'Text.\n', '---\na: 1\n---\nOurs.\n', '---\na: 2\n---\nTheirs.\n');
    expect(regions.filter(isConflict)).toMatchObject([{ kind: 'field' }, { ours: 'Ours.', theirs: 'Theirs.' }]);
    expect(choose(regions, 'theirs')).toBe('---\na: 2\n---\nTheirs.\n');
  });

  test('Windows line ends', async () => {
    const [base, ours, theirs] = [BASE, BASE.replace('Second', 'Ours'), BASE.replace('Second', 'Theirs')].map((text) =>
      text.replaceAll('\n', '\r\n'),
    );
    const regions = await conflictsOf('a.md', base ?? '', ours ?? '', theirs ?? '');
    expect(choose(regions, 'both')).toBe('First.\r\n\r\nOurs.\r\n\r\nTheirs.\r\n\r\nThird.\r\n');
  });
});

test('no edit is lost: each is in the merged text, or in the versions to choose from', async () => {
  const paragraph = constantFrom(
    'Alpha beta gamma.',
    'One two three.',
    '# Heading',
    '- item\n- item two',
    '| a | b |\n| - | - |\n| 1 | 2 |',
  );
  const edits = array(constantFrom('keep', 'change', 'delete', 'add'), { minLength: 6, maxLength: 6 });
  const input = record({ blocks: array(paragraph, { minLength: 1, maxLength: 6 }), ours: edits, theirs: edits });
  const apply = (blocks: readonly string[], kinds: readonly string[], mark: string): string =>
    `${blocks
      .flatMap((block, index) => {
        const kind = kinds[index];
        if (kind === 'delete') return [];
        if (kind === 'change') return [block.replace(/\w+/u, `${mark}${index}`)];
        return kind === 'add' ? [block, `Added ${mark}${index}.`] : [block];
      })
      .join('\n\n')}\n`;
  await assert(
    asyncProperty(input, async ({ blocks, ours, theirs }) => {
      const [base, our, their] = [apply(blocks, [], ''), apply(blocks, ours, 'ours'), apply(blocks, theirs, 'theirs')];
      const merged = await mergeDraft('a.md', base, our, their);
      const regions = 'text' in merged ? [merged] : merged.regions;
      const [withOurs, withTheirs] = [choose(regions, 'ours') ?? '', choose(regions, 'theirs') ?? ''];
      for (const mark of our.match(/ours\d/gu) ?? []) expect(withOurs).toContain(mark);
      for (const mark of their.match(/theirs\d/gu) ?? []) expect(withTheirs).toContain(mark);
    }),
  );
});
