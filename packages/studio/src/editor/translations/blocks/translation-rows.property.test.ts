import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTextBlocks } from './text-blocks.ts';
import { editRow, readRows, writeRows } from './translation-rows.ts';
import type { TranslationRows } from './translation-rows.ts';

const root = join(import.meta.dirname, '../../../../../..');
const files = globSync(['{docs,templates/*}/content/**/*.md', 'packages/*/fixtures/**/*.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});
const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));

const open = (original: string, text: string): TranslationRows =>
  readRows({ originals: readTextBlocks('a.md', original), translations: readTextBlocks('b.md', text), text });

const edit = (translation: TranslationRows, index: number, value: string): string =>
  writeRows(editRow(translation, translation.rows[index]?.key ?? '', value));

test('writes every file unchanged from its rows', () => {
  expect(texts.length).toBeGreaterThan(250);
  for (const [index, text] of texts.entries()) {
    expect(writeRows(open(texts[(index + 1) % texts.length] ?? '', text))).toBe(text);
    expect(open(text, text).rows.every(({ isTranslated, original }) => isTranslated && original !== undefined)).toBe(
      true,
    );
  }
});

test('keeps all other bytes when one block is edited', () => {
  const text = fc.constantFrom(...texts);
  const ends = fc.constantFrom('\n', '\r\n');
  fc.assert(
    fc.property(text, text, fc.nat(), fc.string({ minLength: 1 }), ends, (original, plain, seed, value, end) => {
      const before = plain.replaceAll('\n', end);
      const translation = open(original, before);
      const { rows, lineEnding } = translation;
      fc.pre(rows.length > 0);
      const index = seed % rows.length;
      const { source = '', isTranslated = false } = rows[index] ?? {};
      const start = rows.slice(0, index + 1).reduce((sum, row) => sum + row.before.length + row.source.length, 0);
      const [head, tail] = [before.slice(0, start - source.length), before.slice(start)];
      const after = edit(translation, index, value);
      const expected = value.replaceAll(/\r?\n/gu, lineEnding);
      // A new block has blank lines around it, and ends the last line of the file.
      const middle = after.slice(head.length, after.length - tail.length);
      expect([after.slice(0, head.length), after.slice(after.length - tail.length)]).toEqual([head, tail]);
      expect(isTranslated ? middle : middle.trim()).toBe(isTranslated ? expected : expected.trim());
    }),
    { numRuns: 300 },
  );
});
