import { array, assert, constantFrom, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText, mergeBytes } from './merge-bytes.ts';
import { mergeText } from './merge-text.ts';

const PAGE = `---
title: Kiln
description: A kiln.
tags: [clay, fire]
---

# Kiln

First paragraph.

- one
- two
- three

Last paragraph.
`;

const change = (from: string, to: string, page = PAGE): string => {
  expect(page).toContain(from);
  return page.replace(from, to);
};

describe('edits that do not overlap', () => {
  type Edit = readonly [from: string, to: string];
  test.for<readonly [string, Edit, Edit]>([
    ['front matter and body', ['A kiln.', 'A big kiln.'], ['First', 'Second']],
    ['two blocks', ['First', 'Second'], ['Last', 'Final']],
    ['neighbouring lines of a list', ['- one', '- 1'], ['- two', '- 2']],
    ['neighbouring keys', ['title: Kiln', 'title: Oven'], ['A kiln.', 'An oven.']],
    ['an inserted and a deleted block', ['# Kiln\n', '# Kiln\n\nNew.\n'], ['\nLast paragraph.\n', '']],
    ['added keys at the same position', [']\n---', ']\ndraft: true\n---'], [']\n', ']\nauthor: us\n']],
    ['an added and a changed key', [']\n---', ']\ndraft: true\n---'], ['fire]', 'water]']],
  ])('%s', ([, ours, theirs]) => {
    const expected = change(...theirs, change(...ours));
    expect(mergeText('a.md', PAGE, change(...ours), change(...theirs))).toBe(expected);
    const lines = (text: string | undefined) => text?.split('\n').toSorted();
    expect(lines(mergeText('a.md', PAGE, change(...theirs), change(...ours)))).toEqual(lines(expected));
  });

  test('keeps line ends and the byte order mark', () => {
    const page = `\uFEFF${PAGE.replaceAll('\n', '\r\n')}`;
    const merged = mergeText('a.md', page, change('Kiln\r', 'Oven\r', page), change(']\r', ', ash]\r', page));
    expect(merged).toBe(change('Kiln\r', 'Oven\r', change(']\r', ', ash]\r', page)));
  });

  test('merges keys of a data file', () => {
    const base = 'a: 1\n# about b\nb:\n  - x\n  - y\n';
    expect(mergeText('data.yml', base, `${base}c: 3\n`, `${base}d: |\n  text\n\n  more\n`)).toBe(
      `${base}d: |\n  text\n\n  more\nc: 3\n`,
    );
    expect(
      mergeText('data.yml', base, base.replace('# about b\nb:\n  - x\n  - y\n', 'c: 3\n'), base.replace('1', '2')),
    ).toBe('a: 2\nc: 3\n');
  });
});

describe('edits that overlap', () => {
  test.for([
    ['the same line', change('First', 'Second'), change('First', 'Third')],
    ['a changed and a deleted block', change('First', 'Second'), change('First paragraph.\n\n', '')],
    ['the same key', change('Kiln\n', 'Oven\n'), change('Kiln\n', 'Stove\n')],
    [
      'blocks inserted at the same position',
      change('# Kiln\n', '# Kiln\n\nA.\n'),
      change('# Kiln\n', '# Kiln\n\nB.\n'),
    ],
    ['a key added twice', change('title:', 'draft: true\ntitle:'), change(']\n', ']\ndraft: false\n')],
  ] as const)('%s', ([, ours, theirs]) => {
    expect(mergeText('a.md', PAGE, ours, theirs)).toBeUndefined();
  });

  test('lines that merge to invalid JSON', () => {
    const base = '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4\n}\n';
    const ours = base.replace('4\n', '4,\n  "e": 5\n');
    expect(mergeText('a.json', base, ours, base.replace('"a": 1', '"a": 10'))).toContain('"e": 5');
    expect(
      mergeText('a.json', base, base.replace('  "a": 1,\n', ''), ours.replace(',\n  "e": 5', ' }')),
    ).toBeUndefined();
  });

  test('binary files', () => {
    const bytes = (...values: number[]) => Uint8Array.from(values);
    expect(
      mergeBytes('a.png', bytes(1, 10, 2, 10, 3, 10), bytes(9, 10, 2, 10, 3, 10), bytes(1, 10, 2, 10, 0)),
    ).toBeUndefined();
    expect(mergeBytes('a.bin', bytes(0xff), bytes(0xff, 10), bytes(10, 0xff))).toBeUndefined();
    expect(decodeText(bytes(0xc3, 0xa4))).toBe('ä');
  });
});

test('accepts any edit of only one side', () => {
  assert(
    property(string(), string(), (base, edit) => {
      expect(mergeText('a.md', base, edit, base)).toBe(edit);
      expect(mergeText('a.md', base, base, edit)).toBe(edit);
      expect(mergeText('a.md', base, edit, edit)).toBe(edit);
    }),
  );
});

test('every line of a merged text comes from one of the three texts, and no edited line is lost', () => {
  const lines = array(constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 12 });
  assert(
    property(lines, nat(12), nat(12), (base, first, second) => {
      const edit = (at: number, line: string) => [...base.slice(0, at), line, ...base.slice(at + 1)].join('\n');
      const merged = mergeText('a.txt', base.join('\n'), edit(first, 'ours'), edit(second, 'theirs'));
      if (merged === undefined) return;
      expect(merged).toContain('ours');
      expect(merged).toContain('theirs');
    }),
  );
});
