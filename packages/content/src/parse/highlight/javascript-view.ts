import type { CodeToken, SyntaxExtensions } from './javascript-tokens.ts';

/** Creates a set of words from a text with spaces between them. */
export const wordSet = (text: string): Set<string> => new Set(text.split(' '));

/** Words that are always keywords, except as the name of a property. */
export const KEYWORDS = wordSet(
  'break case catch class const continue debugger default delete do else export extends finally for function if import in instanceof let new return super switch this throw try typeof var void while with yield await arguments',
);
/** Maximum number of tokens to look ahead or back, which limits the time for any code. */
const MAX_LOOK_TOKENS = 500;

/** Creates functions that examine the tokens around a position. Positions do not count spaces and comments. */
export function createTokenView(tokens: readonly CodeToken[], { types }: SyntaxExtensions) {
  const significant = tokens.flatMap(({ kind }, index) => (kind === 'space' || kind === 'comment' ? [] : [index]));
  /** Position of each significant token by its index in `tokens`. */
  const positionOf = new Map(significant.map((index, position) => [index, position]));
  const at = (position: number): CodeToken | undefined => tokens[significant[position] ?? -1];
  const textAt = (position: number): string => at(position)?.text ?? '';
  const matchOf = (position: number): number => positionOf.get(at(position)?.match ?? -1) ?? significant.length;
  const isNewLine = (position: number): boolean => {
    for (let index = (significant[position] ?? 0) - 1; index > (significant[position - 1] ?? -1); index -= 1) {
      if (tokens[index]?.text.includes('\n')) return true;
    }
    return false;
  };

  /** Returns whether a word is called as a function or used as a template tag. */
  const isCalled = (position: number): boolean => {
    const next = textAt(position + 1);
    if (next === '(' || next === '`') return true;
    if (next === '?.') return textAt(position + 2) === '(';
    if (next === '<' && types) {
      const end = endOfTypes(position + 1);
      return end !== undefined && textAt(end + 1) === '(';
    }
    return false;
  };

  /** Returns the position of the `>` that closes a list of types, or `undefined` if `<` does not begin one. */
  const endOfTypes = (start: number): number | undefined => {
    let level = 0;
    for (let position = start; position < Math.min(significant.length, start + MAX_LOOK_TOKENS); position += 1) {
      const token = at(position);
      const text = token?.text ?? '';
      if (text === '<') level += 1;
      else if (text === '>') {
        level -= 1;
        if (level === 0) return position;
      } else if (text === '(' || text === '[' || text === '{') position = matchOf(position);
      else if (token?.kind === 'punctuator' && !/^(?:[,.|&:?]|=>|=|\.\.\.)$/u.test(text)) return undefined;
    }
    return undefined;
  };

  /** Returns whether a parenthesis opens the parameters of an arrow function. */
  const isArrow = (position: number): boolean => {
    const after = matchOf(position) + 1;
    if (textAt(after) === '=>') return true;
    if (!types || textAt(after) !== ':' || textAt(position - 1) === '?') return false;
    for (let end = after + 1; end < Math.min(significant.length, after + MAX_LOOK_TOKENS); end += 1) {
      const text = textAt(end);
      if (text === '=>') return true;
      if (text === '(' || text === '[' || text === '{') end = matchOf(end);
      else if (at(end)?.kind === 'punctuator' && !/^[<>,.|&]$/u.test(text)) return false;
    }
    return false;
  };

  /** Returns whether a function begins at this position. */
  const isFunction = (position: number): boolean => {
    const start = textAt(position) === 'async' ? position + 1 : position;
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
  const isConditional = (position: number): boolean => {
    for (let back = position - 1; back >= 0 && position - back < 30; back -= 1) {
      const text = textAt(back);
      if (text === 'extends') return true;
      if (text === ';' || text === '{' || text === '(') return false;
    }
    return false;
  };

  /** Returns whether a name, including the names before its dots, comes after `typeof`. */
  const isAfterTypeof = (position: number): boolean => {
    let back = position;
    while (textAt(back - 1) === '.') back -= 2;
    return textAt(back - 1) === 'typeof';
  };

  /** Returns whether a function is assigned after the type that begins at this position. */
  const isTypedFunction = (position: number): boolean => {
    for (let end = position; end < Math.min(significant.length, position + MAX_LOOK_TOKENS); end += 1) {
      const text = textAt(end);
      if (text === '=') return isFunction(end + 1);
      if (text === '(' || text === '[' || text === '{') end = matchOf(end);
      else if (text === ';' || text === ')' || text === '}' || (end > position && isNewLine(end))) return false;
    }
    return false;
  };

  /** Returns whether a value ends at this position. */
  const isOperand = (position: number): boolean => {
    const token = at(position);
    if (!token) return false;
    if (token.kind === 'punctuator') return /^[)\]}]$/u.test(token.text);
    return token.kind === 'done' || !KEYWORDS.has(token.text) || token.text === 'this';
  };

  /** Returns whether a key follows the brace at this position. */
  const isObjectStart = (position: number): boolean => {
    const isName = at(position + 1)?.kind === 'word' || at(position + 1)?.role === 'string';
    return isName && textAt(position + 2) === ':';
  };

  /** Returns whether a `:` belongs to a `?` before it. */
  const isTernary = (position: number): boolean => {
    for (let back = position - 1; back >= Math.max(0, position - MAX_LOOK_TOKENS); back -= 1) {
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
