import { expect, test } from 'vitest';
import { readTextBlocks } from './text-blocks.ts';
import { editRow, readRows, writeRows } from './translation-rows.ts';
import type { TranslationRows } from './translation-rows.ts';

const open = (original: string, text: string): TranslationRows =>
  readRows({ originals: readTextBlocks('a.md', original), translations: readTextBlocks('b.md', text), text });

const edit = (translation: TranslationRows, index: number, value: string): string =>
  writeRows(editRow(translation, translation.rows[index]?.key ?? '', value));

const ORIGINAL = '---\ntitle: A\n---\n\n# One\n\nTwo\n\n- three\n';

test.for([
  ['an empty file', '', 1, 'Zwei\n'],
  ['a file of fields', '---\ntitle: A\n---\n', 1, '---\ntitle: A\n---\n\nZwei\n'],
  ['fields without a line break', '---\ntitle: A\n---', 1, '---\ntitle: A\n---\n\nZwei\n'],
  ['before all text', '---\ntitle: A\n---\n\n- drei\n', 1, '---\ntitle: A\n---\n\nZwei\n\n- drei\n'],
  ['between two blocks', '# Eins\n\n\n- drei\n', 1, '# Eins\n\nZwei\n\n\n- drei\n'],
  ['after the last block', '# Eins\n\nZwei', 2, '# Eins\n\nZwei\n\n- drei\n'],
  ['before all text, with CRLF line breaks', '- drei\r\n', 1, 'Zwei\r\n\r\n- drei\r\n'],
  ['between two blocks, with CRLF line breaks', '# Eins\r\n\r\n- drei\r\n', 1, '# Eins\r\n\r\nZwei\r\n\r\n- drei\r\n'],
] as const)('writes a missing block: %s', ([, text, index, expected]) => {
  const words = ['# Eins', 'Zwei', '- drei'];
  expect(edit(open(ORIGINAL, text), index, words[index] ?? '')).toBe(expected);
});

test('writes missing blocks in any order', () => {
  const write = (...indexes: number[]): string =>
    writeRows(
      indexes.reduce((rows, index) => editRow(rows, rows.rows[index]?.key ?? '', `Row ${index}`), open(ORIGINAL, '')),
    );
  expect(write(2, 0, 1)).toBe('Row 0\n\nRow 1\n\nRow 2\n');
  expect(write(2)).toBe('Row 2\n');
});

test('removes an emptied block with the blank line before it', () => {
  expect(edit(open(ORIGINAL, '# Eins\n\nZwei\n\n- drei\n'), 1, '')).toBe('# Eins\n\n- drei\n');
});
