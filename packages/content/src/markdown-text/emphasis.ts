const SPACE = /^\s$/u;
const PUNCTUATION = /^[\p{P}\p{S}]$/u;

/**
 * Puts emphasis delimiters around text if CommonMark would parse them as such: its rules depend on the characters on
 * both sides of a delimiter, and often fail for Chinese and Japanese. Otherwise an HTML element is used.
 */
export function renderEmphasis(
  words: string,
  delimiters: readonly string[],
  tag: string,
  [before, after]: readonly [string, string],
): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  if (inner === '') return words;
  const left = start === '' ? (before.at(-1) ?? ' ') : ' ';
  const right = end === '' ? (after.at(0) ?? ' ') : ' ';
  const delimiter = delimiters.find((one) => fits(one, inner, left, right));
  const marked = delimiter === undefined ? `<${tag}>${inner}</${tag}>` : delimiter + inner + delimiter;
  return start + marked + end;
}

function fits(delimiter: string, inner: string, left: string, right: string): boolean {
  const [mark = ''] = delimiter;
  // Adjacent delimiters of the same kind would be parsed as one.
  if ([left, right, inner.at(0), inner.at(-1)].includes(mark)) return false;
  const opens = flanks(left, inner.at(0) ?? ' ');
  const closes = flanks(right, inner.at(-1) ?? ' ');
  if (!opens || !closes) return false;
  // `_` inside a word is not a delimiter.
  return mark !== '_' || (!isWord(left) && !isWord(right));
}

/** Whether a delimiter between these two characters can belong to the inner one (flanking rules of CommonMark). */
function flanks(outer: string, inner: string): boolean {
  if (SPACE.test(inner)) return false;
  return !PUNCTUATION.test(inner) || SPACE.test(outer) || PUNCTUATION.test(outer);
}

function isWord(character: string): boolean {
  return !SPACE.test(character) && !PUNCTUATION.test(character);
}
