/** Letters that Unicode does not take apart, and what people type for them. */
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
  // Arabic letters that differ by habit, by keyboard, or between neighbouring languages.
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
 * Marks that a reader may leave out: accents, the vowel signs of Arabic and Hebrew, and the stroke that stretches a word.
 * Those of other scripts stay: without them a word of Hindi or Thai is another word.
 */
const MARKS = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED]/gu;

/** A word as it is compared: without case, accents and other differences that nobody types. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}
