import type { Dialect, Token } from './javascript-tokens.ts';

/** Creates a set of words from a text with spaces between them. */
export const wordSet = (text: string): Set<string> => new Set(text.split(' '));

/** Words that are always keywords, except as the name of a property. */
export const KEYWORDS = wordSet(
  'break case catch class const continue debugger default delete do else export extends finally for function if import in instanceof let new return super switch this throw try typeof var void while with yield await arguments',
);
/** Maximum number of tokens to look ahead or back, which limits the time for any code. */
const LONGEST_LOOK = 500;

/** Creates functions that examine the tokens around a position. Positions do not count spaces and comments. */
export function createTokenView(tokens: readonly Token[], { types }: Dialect) {
  const significant = tokens.flatMap(({ kind }, index) => (kind === 'space' || kind === 'comment' ? [] : [index]));
  /** Position of each significant token by its index in `tokens`. */
  const placeOf = new Map(significant.map((index, place) => [index, place]));
  const at = (place: number): Token | undefined => tokens[significant[place] ?? -1];
  const textAt = (place: number): string => at(place)?.text ?? '';
  const matchOf = (place: number): number => placeOf.get(at(place)?.match ?? -1) ?? significant.length;
  const isNewLine = (place: number): boolean => {
    for (let index = (significant[place] ?? 0) - 1; index > (significant[place - 1] ?? -1); index -= 1) {
      if (tokens[index]?.text.includes('\n')) return true;
    }
    return false;
  };

  /** Returns whether a word is called as a function or used as a template tag. */
  const isCalled = (place: number): boolean => {
    const next = textAt(place + 1);
    if (next === '(' || next === '`') return true;
    if (next === '?.') return textAt(place + 2) === '(';
    if (next === '<' && types) {
      const end = endOfTypes(place + 1);
      return end !== undefined && textAt(end + 1) === '(';
    }
    return false;
  };

  /** Returns the position of the `>` that closes a list of types, or `undefined` if `<` does not begin one. */
  const endOfTypes = (start: number): number | undefined => {
    let level = 0;
    for (let place = start; place < Math.min(significant.length, start + LONGEST_LOOK); place += 1) {
      const token = at(place);
      const text = token?.text ?? '';
      if (text === '<') level += 1;
      else if (text === '>') {
        level -= 1;
        if (level === 0) return place;
      } else if (text === '(' || text === '[' || text === '{') place = matchOf(place);
      else if (token?.kind === 'sign' && !/^(?:[,.|&:?]|=>|=|\.\.\.)$/u.test(text)) return undefined;
    }
    return undefined;
  };

  /** Returns whether a parenthesis opens the parameters of an arrow function. */
  const isArrow = (place: number): boolean => {
    const after = matchOf(place) + 1;
    if (textAt(after) === '=>') return true;
    if (!types || textAt(after) !== ':' || textAt(place - 1) === '?') return false;
    for (let end = after + 1; end < Math.min(significant.length, after + LONGEST_LOOK); end += 1) {
      const text = textAt(end);
      if (text === '=>') return true;
      if (text === '(' || text === '[' || text === '{') end = matchOf(end);
      else if (at(end)?.kind === 'sign' && !/^[<>,.|&]$/u.test(text)) return false;
    }
    return false;
  };

  /** Returns whether a function begins at this position. */
  const isFunction = (place: number): boolean => {
    const start = textAt(place) === 'async' ? place + 1 : place;
    const text = textAt(start);
    if (text === 'function') return true;
    if (text === '(') return isArrow(start);
    if (text === '<' && types) {
      const end = endOfTypes(start);
      return end !== undefined && textAt(end + 1) === '(';
    }
    return at(start)?.kind === 'word' && textAt(start + 1) === '=>';
  };

  /** Returns whether a `?` belongs to a conditional type. */
  const isConditional = (place: number): boolean => {
    for (let back = place - 1; back >= 0 && place - back < 30; back -= 1) {
      const text = textAt(back);
      if (text === 'extends') return true;
      if (text === ';' || text === '{' || text === '(') return false;
    }
    return false;
  };

  /** Returns whether a name, including the names before its dots, comes after `typeof`. */
  const isAfterTypeof = (place: number): boolean => {
    let back = place;
    while (textAt(back - 1) === '.') back -= 2;
    return textAt(back - 1) === 'typeof';
  };

  /** Returns whether a function is assigned after the type that begins at this position. */
  const isTypedFunction = (place: number): boolean => {
    for (let end = place; end < Math.min(significant.length, place + LONGEST_LOOK); end += 1) {
      const text = textAt(end);
      if (text === '=') return isFunction(end + 1);
      if (text === '(' || text === '[' || text === '{') end = matchOf(end);
      else if (text === ';' || text === ')' || text === '}' || (end > place && isNewLine(end))) return false;
    }
    return false;
  };

  /** Returns whether a value ends at this position. */
  const isOperand = (place: number): boolean => {
    const token = at(place);
    if (!token) return false;
    if (token.kind === 'sign') return /^[)\]}]$/u.test(token.text);
    return token.kind === 'done' || !KEYWORDS.has(token.text) || token.text === 'this';
  };

  /** Returns whether a key follows the brace at this position. */
  const isObjectStart = (place: number): boolean => {
    const isName = at(place + 1)?.kind === 'word' || at(place + 1)?.role === 'string';
    return isName && textAt(place + 2) === ':';
  };

  /** Returns whether a `:` belongs to a `?` before it. */
  const isTernary = (place: number): boolean => {
    for (let back = place - 1; back >= Math.max(0, place - LONGEST_LOOK); back -= 1) {
      const text = textAt(back);
      if (text === '?') return true;
      if (text === ')' || text === ']' || text === '}') {
        const start = matchOf(back);
        if (start >= back) return false;
        back = start;
      } else if (/^(?:[;{([]|case|default)$/u.test(text)) return false;
    }
    return false;
  };

  return {
    length: significant.length,
    at,
    textAt,
    isNewLine,
    isCalled,
    endOfTypes,
    isArrow,
    isFunction,
    isConditional,
    isAfterTypeof,
    isTypedFunction,
    isOperand,
    isObjectStart,
    isTernary,
  };
}
