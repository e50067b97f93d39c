const SPACE = /^\s$/u;
const PUNCTUATION = /^[\p{P}\p{S}]$/u;

/**
 * Words between signs, as far as CommonMark would read them as such: it looks at what stands on both sides of a sign,
 * which Chinese and Japanese seldom have in its way. Where no sign would do, an element says it.
 */
export function markWords(
  words: string,
  signs: readonly string[],
  tag: string,
  [before, after]: readonly [string, string],
): string {
  const [, start = '', inner = '', end = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  if (inner === '') return words;
  const left = start === '' ? (before.at(-1) ?? ' ') : ' ';
  const right = end === '' ? (after.at(0) ?? ' ') : ' ';
  const sign = signs.find((one) => fits(one, inner, left, right));
  const marked = sign === undefined ? `<${tag}>${inner}</${tag}>` : sign + inner + sign;
  return start + marked + end;
}

function fits(sign: string, inner: string, left: string, right: string): boolean {
  const [mark = ''] = sign;
  // Signs that touch each other are counted together.
  if ([left, right, inner.at(0), inner.at(-1)].includes(mark)) return false;
  const opens = flanks(left, inner.at(0) ?? ' ');
  const closes = flanks(right, inner.at(-1) ?? ' ');
  if (!opens || !closes) return false;
  // Inside a word this one is a sign like any other.
  return mark !== '_' || (!isWord(left) && !isWord(right));
}

/** Whether a sign between these two belongs to the inner one. */
function flanks(outer: string, inner: string): boolean {
  if (SPACE.test(inner)) return false;
  return !PUNCTUATION.test(inner) || SPACE.test(outer) || PUNCTUATION.test(outer);
}

function isWord(sign: string): boolean {
  return !SPACE.test(sign) && !PUNCTUATION.test(sign);
}
