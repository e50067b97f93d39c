import type { Role } from './pieces.ts';

/**
 * A `word` is an identifier or a keyword. A `done` token already has its role: strings, numbers and the tags of JSX.
 */
type TokenKind = 'space' | 'comment' | 'word' | 'punctuator' | 'done';

/** A token of JavaScript or TypeScript. */
export interface CodeToken {
  /** Kind of the token. */
  kind: TokenKind;
  /** Text of the token. */
  text: string;
  /** Role that decides the colour. */
  role?: Role | undefined;
  /** For a bracket: the index of the matching bracket, or -1. */
  match: number;
}

/** Supported syntax extensions of JavaScript. */
export interface SyntaxExtensions {
  /** Whether `<` can begin a JSX element. */
  jsx: boolean;
  /** Whether names can have types. */
  types: boolean;
}

/** Maximum depth of nested elements and templates; deeper ones are read as punctuators and words. */
const MAX_DEPTH = 100;

const SPACE = /\s+/uy;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/uy;
const WORD = /#?[A-Za-z_$\u{80}-\u{10ffff}][\w$\u{80}-\u{10ffff}]*/uy;
const NUMBER =
  /(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?)n?/uy;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?/uy;
const REGULAR_EXPRESSION = /\/(?![*/])(?:[^\\/[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+\//uy;
const FLAGS = /[a-z]+/uy;
const PUNCTUATOR = /=>|\?\.(?!\d)|\.\.\.|[=!]==?|<=|>=|&&=?|\|\|=?|\?\?=?|\+\+|--|\*\*=?|[-+*/%&|^]=|[\s\S]/uy;
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))+/uy;
const ELEMENT = /<(?:>|[A-Za-z_$][\w$.:-]*)/uy;
const TYPE_PARAMETER = /<(?:const\s+)?[A-Z]\w*(?:\s*,|\s+extends\s)|<[A-Z]\w?>\s*\(/uy;
const CLOSING_TAG = /<\/[\w$.:-]*\s*>?/uy;
const ATTRIBUTE = /[A-Za-z_$@:][\w$.:@-]*/uy;
const ELEMENT_STRING = /"[^"]*"?|'[^']*'?/uy;
const ELEMENT_TEXT = /[^<{]+/uy;

/** Words after which an expression begins, so that `/` begins a regular expression and `<` an element. */
const BEFORE_EXPRESSION = new Set(
  'return typeof case delete void in of instanceof new throw await yield default else do extends'.split(' '),
);

/** Splits JavaScript or TypeScript into tokens. */
export function readTokens(code: string, { jsx }: SyntaxExtensions): CodeToken[] {
  const tokens: CodeToken[] = [];
  const open: number[] = [];
  let position = 0;
  let depth = 0;
  /** The last token that is neither space nor comment. */
  let last: CodeToken | undefined;
  /** Whether the last token is the name of a property, which is never a keyword. */
  let isProperty = false;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    return pattern.exec(code)?.[0];
  };
  const add = (kind: TokenKind, text: string, role?: Role): void => {
    const token = { kind, text, role, match: -1 };
    tokens.push(token);
    if (kind !== 'space' && kind !== 'comment') {
      isProperty = last?.text === '.' || last?.text === '?.';
      last = token;
    }
    position += text.length;
  };
  const addIf = (pattern: RegExp, kind: TokenKind, role?: Role): boolean => {
    const text = take(pattern);
    if (text === undefined || text === '') return false;
    add(kind, text, role);
    return true;
  };

  const isExpressionNext = (): boolean => {
    if (!last) return true;
    if (last.kind === 'word') return !isProperty && BEFORE_EXPRESSION.has(last.text);
    if (last.kind === 'done') return last.role === undefined;
    return last.text !== ')' && last.text !== ']';
  };

  const readTemplate = (): void => {
    add('done', '`', 'string');
    while (position < code.length) {
      if (addIf(TEMPLATE_TEXT, 'done', 'string')) continue;
      if (code[position] === '`') {
        add('done', '`', 'string');
        return;
      }
      if (code.startsWith('${', position)) {
        open.push(tokens.length);
        add('punctuator', '${');
        readCode();
      } else add('done', code[position] ?? '', 'string');
    }
  };

  const readElement = (): void => {
    const tag = take(ELEMENT) ?? '<';
    const isFragment = tag === '<>';
    add('done', isFragment ? tag : '<');
    if (!isFragment) {
      add('done', tag.slice(1), 'tag');
      if (!readAttributes()) return;
    }
    readChildren();
  };

  /** Reads the attributes of an element; returns whether the element has children. */
  const readAttributes = (): boolean => {
    while (position < code.length) {
      if (addIf(SPACE, 'space') || addIf(COMMENT, 'comment', 'comment')) continue;
      if (code.startsWith('/>', position)) {
        add('done', '/>');
        return false;
      }
      if (code[position] === '>') {
        add('done', '>');
        return true;
      }
      if (code[position] === '{') readBraces();
      else if (!addIf(ATTRIBUTE, 'done', 'tag') && !addIf(ELEMENT_STRING, 'done', 'string')) {
        add('done', code[position] ?? '');
      }
    }
    return false;
  };

  const readChildren = (): void => {
    depth += 1;
    while (position < code.length) {
      if (addIf(ELEMENT_TEXT, 'done')) continue;
      if (code[position] === '{') readBraces();
      else if (code.startsWith('</', position)) {
        const [, name = '', rest = ''] = /^<\/([\w$.:-]*)([\s\S]*)$/u.exec(take(CLOSING_TAG) ?? '') ?? [];
        add('done', '</');
        if (name !== '') add('done', name, 'tag');
        if (rest !== '') add('done', rest);
        break;
      } else if (depth < MAX_DEPTH && take(ELEMENT) !== undefined) readElement();
      else add('done', '<');
    }
    depth -= 1;
  };

  const readBraces = (): void => {
    open.push(tokens.length);
    add('punctuator', '{');
    readCode();
  };

  /** Reads to the end of the code, or past the brace that closes the last open one. */
  const readCode = (): void => {
    depth += 1;
    const outer = open.length;
    while (position < code.length) {
      if (addIf(SPACE, 'space') || addIf(COMMENT, 'comment', 'comment') || addIf(STRING, 'done', 'string')) continue;
      const punctuator = code[position] ?? '';
      if (punctuator === '`' && depth < MAX_DEPTH) readTemplate();
      else if (punctuator === '/' && isExpressionNext() && addIf(REGULAR_EXPRESSION, 'done', 'string')) {
        addIf(FLAGS, 'done', 'keyword');
      } else if (addIf(NUMBER, 'done', 'constant') || addIf(WORD, 'word')) continue;
      else if (punctuator === '<' && isElementNext()) readElement();
      else if (readPunctuator(outer) && open.length < outer) break;
    }
    depth -= 1;
  };

  const isElementNext = (): boolean =>
    jsx && depth < MAX_DEPTH && isExpressionNext() && take(ELEMENT) !== undefined && take(TYPE_PARAMETER) === undefined;

  /**
   * Reads a punctuator; returns whether it closes the last bracket of its kind, but none that was opened before `outermost`.
   */
  const readPunctuator = (outermost: number): boolean => {
    const number = tokens.length;
    const punctuator = take(PUNCTUATOR) ?? '';
    add('punctuator', punctuator);
    if (punctuator === '(' || punctuator === '[' || punctuator === '{') open.push(number);
    if (punctuator !== ')' && punctuator !== ']' && punctuator !== '}') return false;
    const openingBracket = punctuator === ')' ? '(' : punctuator === ']' ? '[' : '{';
    const level = open.findLastIndex((index) => tokens[index]?.text.endsWith(openingBracket));
    const opening = open[level];
    if (opening === undefined || level < outermost - 1) return false;
    open.length = level;
    (tokens[opening] as CodeToken).match = number;
    (tokens[number] as CodeToken).match = opening;
    return true;
  };

  readCode();
  return tokens;
}
