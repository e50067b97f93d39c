/** Letters that Unicode does not decompose, with the letters that people type instead. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  // Arabic letters that differ by habit, by keyboard, or between related languages.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
};

const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Marks that people often omit: accents, vowel signs of Arabic and Hebrew, and the Arabic tatweel, which stretches a
 * word. Marks of other scripts are kept: without them, a word of Hindi or Thai is a different word.
 */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/gu;

/** Normalises a word for comparison: removes differences of case, accents and other marks that people often omit. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}
