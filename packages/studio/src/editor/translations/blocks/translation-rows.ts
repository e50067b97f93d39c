import { alignBlocks } from './align-blocks.ts';
import type { BlockPair } from './align-blocks.ts';
import type { TextBlock } from './text-blocks.ts';

/** A block of the original, and the source of its translation. */
export interface TranslationRow {
  /** Stays the same while the translation is edited. */
  key: string;
  original?: TextBlock | undefined;
  /** Empty if the translation has no such block. */
  source: string;
  /** Whether the translation has this block. */
  isTranslated: boolean;
  /** Text of the translation between the previous row and this one. */
  before: string;
  /** Whether all existing text of the translation comes after this row. */
  isBeforeText: boolean;
}

/** A translation split into rows. `writeRows` joins them again. */
export interface TranslationRows {
  rows: readonly TranslationRow[];
  /** Text after the last row. */
  tail: string;
  lineEnding: '\n' | '\r\n';
}

/** Input of `readRows`. */
export interface RowsInput {
  originals: readonly TextBlock[];
  translations: readonly TextBlock[];
  /** Text of the translation. */
  text: string;
}

/** Splits a translation into rows that are aligned with the original. */
export function readRows({ originals, translations, text }: RowsInput): TranslationRows {
  let position = 0;
  const cut = (end: number): string => {
    const part = text.slice(position, end);
    position = Math.max(position, end);
    return part;
  };
  const [first] = translations;
  let hasText = false;
  const rows = alignBlocks(originals, translations).map((pair, index): TranslationRow => {
    const { original, translation } = pair;
    const key = keyOf(pair, index, originals, translations);
    if (translation) {
      hasText = true;
      const before = cut(translation.start);
      position = translation.end;
      return { key, original, source: translation.source, isTranslated: true, before, isBeforeText: false };
    }
    const before = hasText ? '' : cut(first?.start ?? text.length);
    return { key, original, source: '', isTranslated: false, before, isBeforeText: !hasText && first !== undefined };
  });
  return { rows, tail: text.slice(position), lineEnding: /\r?\n/u.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n' };
}

/** Replaces the source of one row with the value of a text area. */
export function editRow(translation: TranslationRows, key: string, value: string): TranslationRows {
  const source = value.replaceAll(/\r?\n/gu, translation.lineEnding);
  return { ...translation, rows: translation.rows.map((row) => (row.key === key ? { ...row, source } : row)) };
}

/** Joins rows to the text of the translation. Rows that were not edited keep their bytes. */
export function writeRows({ rows, tail, lineEnding }: TranslationRows): string {
  let text = '';
  let isNewLast = false;
  for (const { before, source, isTranslated, isBeforeText } of rows) {
    if (isTranslated) {
      // The blank line before a removed block is removed too.
      const isRemoved = source === '' && text !== '' && before.trim() === '';
      if (!isRemoved) text += before + source;
    } else {
      text += before;
      if (source !== '') text += blankLineAfter(text, lineEnding) + source + (isBeforeText ? lineEnding.repeat(2) : '');
    }
    isNewLast = source === '' ? isNewLast : !isTranslated;
  }
  return text + tail + (isNewLast && tail === '' ? lineEnding : '');
}

/** Line breaks to add to a text before a new block. */
function blankLineAfter(text: string, lineEnding: string): string {
  if (text === '' || text === '\uFEFF' || /\n\r?\n$/u.test(text)) return '';
  return text.endsWith('\n') ? lineEnding : lineEnding.repeat(2);
}

function keyOf(
  { original, translation }: BlockPair,
  index: number,
  originals: readonly TextBlock[],
  translations: readonly TextBlock[],
): string {
  if (original) return `original ${originals.indexOf(original)}`;
  return `translation ${translation ? translations.indexOf(translation) : index}`;
}
