import { readTokens } from './javascript-tokens.ts';
import type { CodeToken, SyntaxExtensions } from './javascript-tokens.ts';
import { KEYWORDS, createTokenView, wordSet } from './javascript-view.ts';
import type { Lexer, Role } from './pieces.ts';

/** Words that are keywords before a name and otherwise names. */
const NAMING = wordSet('enum interface implements');
const CONSTANTS = wordSet('true false null undefined NaN Infinity');
/** Keywords before the name of a member or a parameter. */
const MODIFIERS = wordSet(
  'public private protected readonly static abstract override declare accessor async get set const in out',
);
const TYPE_KEYWORDS = wordSet('keyof typeof infer extends readonly is asserts new unique in as import abstract');
/** Punctuators that end a type inside an expression. */
const TYPE_ENDS = wordSet('; , ) ] } = === !== == != && || ?? + - * / >= <= ? :');
/** Punctuators and words after which a type continues on the next line. */
const TYPE_OPERATORS = wordSet('| & => : ? < , ( [ { . = keyof typeof infer extends readonly is as');

/**
 * Kind of the code between two brackets, or of the whole text. `names` is a list of imports, exports or destructured
 * names; `type-list` is between `<` and `>` or in the brackets of a type.
 */
type Kind = 'block' | 'object' | 'names' | 'parameters' | 'group' | 'class' | 'type-body' | 'type-list' | 'enum';

interface Context {
  kind: Kind;
  /** Whether the next word names a member. */
  isKey: boolean;
  /** Whether a type is being read. */
  isType: boolean;
  /** Whether the type began with `as`, inside an expression. */
  isCast: boolean;
  /** Whether the type is the return type of a function, so that `=>` ends it. */
  isReturnType: boolean;
  /** Number of conditional types that are open, each of which has a `:`. */
  conditions: number;
  /** Whether a name is being declared, so that `:` begins its type. */
  isDeclaring: boolean;
  /** Kind of the next `{`, if a keyword before it determines it. */
  next: Kind | undefined;
}

/** Creates a lexer for JavaScript, TypeScript and JSX. */
export function createJavaScriptLexer(extensions: SyntaxExtensions): Lexer {
  return (code, add) => {
    const tokens = readTokens(code, extensions);
    classify(tokens, extensions);
    for (const { text, role } of tokens) add(text, role);
  };
}

/** Assigns roles to words. */
function classify(tokens: readonly CodeToken[], extensions: SyntaxExtensions): void {
  const { types } = extensions;
  const { length, at, textAt, isNewLine, isCalled, endOfTypes, isArrow, isFunction, ...view } = createTokenView(
    tokens,
    extensions,
  );
  const contexts: Context[] = [createContext('block')];
  let context = contexts[0] as Context;
  const open = (kind: Kind, isType = false): void => {
    context = createContext(kind, isType);
    contexts.push(context);
  };
  const close = (): void => {
    if (contexts.length > 1) contexts.pop();
    context = contexts.at(-1) as Context;
  };

  const startType = (isCast = false, isReturnType = false): void => {
    Object.assign(context, { isType: true, isCast, isReturnType, conditions: 0 });
  };

  const endType = (): void => {
    context.isType = false;
    context.isDeclaring = false;
  };

  /** Returns whether the current type ends before this position. */
  const isTypeOver = (position: number, token: CodeToken): boolean => {
    if (context.kind === 'type-list') return false;
    const before = textAt(position - 1);
    const isComplete = !TYPE_OPERATORS.has(before) || at(position - 1)?.kind === 'done';
    if (token.kind === 'punctuator') {
      if (token.text === '{') return isComplete;
      if (token.text === '?') return context.isCast && before !== ')' && !view.isConditional(position);
      if (token.text === ':') return context.conditions === 0;
      if (token.text === '>') return true;
      if (token.text === '=>') return context.isReturnType && before !== ')';
      if (TYPE_ENDS.has(token.text)) return true;
      if (token.text === '(' || token.text === '[' || token.text === '<') {
        return isComplete && isNewLine(position) && !context.isCast;
      }
      return false;
    }
    return (
      isComplete &&
      isNewLine(position) &&
      !TYPE_KEYWORDS.has(before) &&
      !(token.kind === 'word' && (token.text === 'extends' || token.text === 'is'))
    );
  };

  const classifyType = (position: number, token: CodeToken): Role | undefined => {
    const { text } = token;
    const next = textAt(position + 1);
    const isNamed = next === ':' || (next === '?' && textAt(position + 2) === ':');
    if (isNamed && context.conditions === 0 && context.kind === 'type-list') return undefined;
    const before = textAt(position - 1);
    if (before === 'typeof' || (before === '.' && view.isAfterTypeof(position))) return undefined;
    if (next === 'is' && !TYPE_KEYWORDS.has(text)) return undefined;
    if (before === '...') return context.kind === 'type-list' && isNamed ? undefined : 'name';
    if (text === 'this' || text === 'void') return text === 'this' ? 'keyword' : 'name';
    const isOperator = TYPE_KEYWORDS.has(text) && next !== ',' && next !== ')' && next !== ';' && next !== '=';
    if (isOperator || (text === 'const' && before === 'as')) return 'keyword';
    return text === 'true' || text === 'false' ? 'constant' : 'name';
  };

  /** Returns the role of a word that names a member of a class, object or type. */
  const classifyKey = (position: number, token: CodeToken): Role | undefined => {
    const { text } = token;
    const next = textAt(position + 1);
    const isLast = next === '' || /^(?:[:?(=,;}<!]|\?\.)$/u.test(next);
    if (
      context.kind !== 'enum' &&
      MODIFIERS.has(text) &&
      !isLast &&
      !(isNewLine(position + 1) && context.kind === 'class')
    ) {
      return 'keyword';
    }
    if (context.kind === 'names' && (text === 'type' || text === 'as') && at(position + 1)?.kind === 'word')
      return 'keyword';
    context.isKey = false;
    const after = next === '?' || next === '!' ? position + 2 : position + 1;
    const punctuator = textAt(after);
    if (context.kind === 'names' || context.kind === 'parameters') {
      if (punctuator === ':' && context.kind === 'names') return undefined;
      const isFunctional = punctuator === '=' || (punctuator === ':' && types);
      return isFunctional && isFunction(after + 1) ? 'name' : text === 'this' ? 'keyword' : undefined;
    }
    if (punctuator === '(' || (punctuator === '<' && types)) {
      if (context.kind === 'class' && text === 'constructor') return 'keyword';
      return text === 'new' ? 'keyword' : 'name';
    }
    if (context.kind === 'object') {
      if (punctuator === ':') return isFunction(after + 1) ? 'name' : 'tag';
      return CONSTANTS.has(text) ? 'constant' : KEYWORDS.has(text) ? 'keyword' : undefined;
    }
    const value = context.kind === 'class' && punctuator === '=' ? after + 1 : undefined;
    if (value !== undefined) return isFunction(value) ? 'name' : undefined;
    return context.kind === 'type-body' && punctuator === ':' && isFunction(after + 1) ? 'name' : undefined;
  };

  const classifyWord = (position: number, token: CodeToken): Role | undefined => {
    const { text } = token;
    const before = textAt(position - 1);
    const next = textAt(position + 1);
    const nextKind = at(position + 1)?.kind;
    if (before === '.' || before === '?.') {
      if (isCalled(position)) return 'name';
      return next === '=' && isFunction(position + 2) ? 'name' : undefined;
    }
    if (before === '@') return 'name';
    if (CONSTANTS.has(text)) return 'constant';
    if (KEYWORDS.has(text) || (NAMING.has(text) && nextKind === 'word')) {
      startKeyword(position, text);
      return 'keyword';
    }
    if (before === 'function' || before === 'class' || before === 'enum' || before === 'interface') return 'name';
    if (before === '*' && textAt(position - 2) === 'function') return 'name';
    const isStart = before === '' || isNewLine(position) || /^(?:[;{}]|export|declare|default)$/u.test(before);
    if (text === 'async' && (next === 'function' || isFunction(position + 1) || nextKind === 'word')) return 'keyword';
    if ((text === 'as' || text === 'satisfies') && types && view.isOperand(position - 1) && !isNewLine(position)) {
      startType(true);
      return 'keyword';
    }
    if (text === 'as' && (before === '*' || at(position - 1)?.kind === 'word')) return 'keyword';
    if (text === 'from' && at(position + 1)?.role === 'string' && before !== '=' && before !== '(') return 'keyword';
    if (text === 'of' && view.isOperand(position - 1)) return 'keyword';
    if (text === 'using' && nextKind === 'word' && isStart) {
      context.isDeclaring = true;
      return 'keyword';
    }
    if (types && nextKind === 'word' && !isNewLine(position + 1)) {
      if (text === 'type' && (isStart || before === 'import')) return startTypeName(position);
      if (isStart && /^(?:abstract|declare|namespace|module|global)$/u.test(text)) return 'keyword';
    }
    if (text === 'type' && (before === 'import' || before === 'export') && next === '{') return 'keyword';
    if ((before === 'namespace' || before === 'module') && at(position - 1)?.role === 'keyword') return 'name';
    if (isCalled(position) || text === 'Promise') return 'name';
    if (before === 'new' && /^[A-Z]/u.test(text)) return 'name';
    if (next === ':' && context.isDeclaring && types)
      return isFunction(position + 2) || view.isTypedFunction(position + 2) ? 'name' : undefined;
    return next === '=' && isFunction(position + 2) ? 'name' : undefined;
  };

  const startTypeName = (position: number): Role => {
    if (textAt(position - 1) !== 'import') aliases.add(position + 1);
    return 'keyword';
  };
  /** Positions of the names that `type` declares. */
  const aliases = new Set<number>();

  /** Updates the context for the code after a keyword. */
  const startKeyword = (position: number, text: string): void => {
    if (text === 'const' || text === 'let' || text === 'var') {
      if (textAt(position + 1) === '{' || textAt(position + 1) === '[') context.next = 'names';
      context.isDeclaring = true;
    } else if (text === 'import' || text === 'export') {
      const next = textAt(position + 1);
      if (next !== '(' && next !== '.') {
        const list = next === 'type' ? position + 2 : position + 1;
        if (textAt(list) === '{' || textAt(list + 1) === ',') context.next = 'names';
      }
    } else if (text === 'class') context.next = 'class';
    else if (text === 'interface') context.next = 'type-body';
    else if (text === 'enum') context.next = 'enum';
    else if ((text === 'extends' || text === 'implements') && context.next) startType(true);
  };

  const openBrace = (position: number): void => {
    const before = at(position - 1);
    const text = before?.text ?? '';
    const { next } = context;
    context.next = undefined;
    if (textAt(position) === '${') open('block');
    else if (next) open(next);
    else if (context.isType || context.kind === 'type-list') open('type-body');
    else if ((context.kind === 'parameters' || context.kind === 'names') && (context.isKey || text === '...')) {
      context.isKey = false;
      open('names');
    } else if (isBlock(position, before)) open('block');
    else open('object');
    context.isKey = context.kind !== 'block';
  };

  const isBlock = (position: number, before: CodeToken | undefined): boolean => {
    if (context.kind === 'class') return before?.text !== '=';
    if (!before || before.kind === 'done')
      return before === undefined ? !view.isObjectStart(position) : before.role === undefined;
    if (before.kind === 'word')
      return !/^(?:return|throw|default|case|typeof|await|yield|in|of|new|delete|void)$/u.test(before.text);
    if (before.text === ':') return context.kind === 'block' && !view.isTernary(position - 1);
    if (/^[;{}]$/u.test(before.text)) return !view.isObjectStart(position) || context.kind !== 'block';
    return before.text === ')' || before.text === '=>';
  };

  const openBracket = (position: number): void => {
    const text = textAt(position);
    const before = textAt(position - 1);
    if (context.isType || context.kind === 'type-list') {
      if (text === '(' && context.isCast && context.next === 'class') open('group');
      else open('type-list', true);
    } else if (context.kind === 'type-body' && context.isKey && text === '[') {
      open('type-list', true);
    } else if (text === '(') {
      const isMember = context.kind === 'class' || context.kind === 'type-body' || context.kind === 'object';
      const isMethod = isMember && lastKey === position - 1;
      const isDeclared =
        before === 'function' ||
        (before === '*' && textAt(position - 2) === 'function') ||
        textAt(position - 2) === 'function' ||
        (textAt(position - 2) === '*' && textAt(position - 3) === 'function') ||
        (before === 'catch' && textAt(position - 2) === '}') ||
        wasTypeParameters === position - 1;
      const isNew = context.kind === 'type-body' && context.isKey;
      if (isMethod || isDeclared || isNew || isArrow(position)) {
        open('parameters');
        context.isKey = true;
      } else open('group');
    } else if (
      context.next === 'names' ||
      ((context.kind === 'parameters' || context.kind === 'names') && context.isKey)
    ) {
      context.next = undefined;
      context.isKey = false;
      open('names');
      context.isKey = true;
    } else open('group');
  };

  /** Position of the last word that names a member. */
  let lastKey = -1;
  /** Position of the `>` that ended the type parameters of a function. */
  let wasTypeParameters = -1;

  const closeBracket = (position: number): void => {
    const { kind } = context;
    if (contexts.length > 1 && at(position)?.match !== -1) close();
    if (context.kind === 'class' && kind === 'block') context.isKey = true;
    // The return type of a function follows.
    if (kind === 'parameters' && types && textAt(position + 1) === ':') returnsAt = position + 1;
  };
  let returnsAt = -1;

  const handlePunctuator = (position: number, text: string): void => {
    if (text === '{' || text === '${') openBrace(position);
    else if (text === '(' || text === '[') openBracket(position);
    else if (text === ')' || text === ']' || text === '}') closeBracket(position);
    else if (text === '<' && types) openTypes(position);
    else if (text === '>' && context.kind === 'type-list' && angles.at(-1)?.depth === contexts.length) {
      const areParameters = angles.pop()?.areParameters;
      close();
      if (areParameters) wasTypeParameters = position;
    } else if (context.isType || context.kind === 'type-list') {
      if (text === '?' && textAt(position + 1) !== ':') context.conditions += 1;
      else if (text === ':' && context.conditions > 0) context.conditions -= 1;
    } else handleValuePunctuator(position, text);
  };
  /** For each open `<`: the number of contexts inside it, and whether it begins the type parameters of a function. */
  const angles: { depth: number; areParameters: boolean }[] = [];

  const openTypes = (position: number): void => {
    const isTyped = context.isType || context.kind === 'type-list';
    const word = at(position - 1);
    const isName = word?.kind === 'word' && (!KEYWORDS.has(word.text) || word.text === 'function');
    const isExpression = !isTyped && !isName && (position === 0 || isFunction(position) || context.isKey);
    if (!isTyped && !(isName || isExpression)) return;
    if (!isTyped && endOfTypes(position) === undefined) return;
    const isMember = context.kind === 'class' || context.kind === 'type-body' || context.kind === 'object';
    const areParameters =
      isExpression ||
      textAt(position - 2) === 'function' ||
      textAt(position - 2) === '*' ||
      (isMember && lastKey === position - 1);
    open('type-list', true);
    angles.push({ depth: contexts.length, areParameters });
  };

  const handleValuePunctuator = (position: number, text: string): void => {
    const { kind } = context;
    if (text === ':' && types) {
      const isMember = kind === 'class' || kind === 'type-body' || kind === 'parameters';
      if (position === returnsAt || isMember || context.isDeclaring) startType(false, position === returnsAt);
    } else if (text === ',' || text === ';') {
      context.isKey = kind !== 'block' && kind !== 'group' && !(kind === 'class' && text === ',');
      context.isDeclaring &&= false;
      if (text === ';') context.next = undefined;
    } else if (text === '...' && kind === 'object') context.isKey = false;
    else if (text === '=') {
      context.isDeclaring = false;
      if (aliases.has(position - 1) || wasAlias) startType();
      wasAlias = false;
    }
  };
  let wasAlias = false;

  for (let position = 0; position < length; position += 1) {
    const token = at(position) as CodeToken;
    if (context.isType && isTypeOver(position, token)) {
      const isMember = context.kind === 'class' || context.kind === 'type-body';
      endType();
      if (isMember && token.text !== '=' && token.text !== '{') context.isKey = true;
      else if (token.text === '{') context.next ??= 'block';
    } else if (
      context.kind === 'class' &&
      token.kind === 'word' &&
      isNewLine(position) &&
      view.isOperand(position - 1)
    ) {
      context.isKey = true;
    }
    if (token.kind === 'punctuator') {
      if (token.text === '=>') token.role = 'keyword';
      handlePunctuator(position, token.text);
      continue;
    }
    if (token.kind === 'done') {
      if (context.isKey && token.role !== undefined) {
        context.isKey = false;
        lastKey = position;
      }
      continue;
    }
    if (aliases.has(position)) {
      token.role = 'name';
      wasAlias = true;
    } else if (context.isType || context.kind === 'type-list') token.role = classifyType(position, token);
    else if (context.isKey) {
      token.role = classifyKey(position, token);
      if (!context.isKey) lastKey = position;
    } else token.role = classifyWord(position, token);
  }
}

function createContext(kind: Kind, isType = false): Context {
  return {
    kind,
    isKey: false,
    isType,
    isCast: false,
    isReturnType: false,
    conditions: 0,
    isDeclaring: false,
    next: undefined,
  };
}
