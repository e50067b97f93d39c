import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.for([
  ['Über', 'uber'],
  ['Straße', 'strasse'],
  ['ÉTÉ', 'ete'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['مُكَوِّنات', 'مكونات'],
  ['أإآٱا', 'ااااا'],
  ['كتـــاب', 'كتاب'],
  ['صيغة', 'صيغه'],
  ['ｆｕｌｌ', 'full'],
  ['ﾃｽﾄ', 'テスト'],
  ['ガイド', 'ガイド'],
  ['हिन्दी', 'हिन्दी'],
  ['ภาษาไทย', 'ภาษาไทย'],
  ['한국어', '한국어'],
] as const)('folds %s to %s', ([word, folded]) => {
  expect(fold(word)).toBe(folded);
});
