import { readTokens } from './javascript-tokens.ts';
import type { Dialect, Token } from './javascript-tokens.ts';
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
/** Signs that end a type inside an expression. */
const TYPE_ENDS = wordSet('; , ) ] } = === !== == != && || ?? + - * / >= <= ? :');
/** Signs and words after which a type continues on the next line. */
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
export function createJavaScriptLexer(dialect: Dialect): Lexer {
  return (code, add) => {
    const tokens = readTokens(code, dialect);
    classify(tokens, dialect);
    for (const { text, role } of tokens) add(text, role);
  };
}

/** Assigns roles to words. */
function classify(tokens: readonly Token[], dialect: Dialect): void {
  const { types } = dialect;
  const { length, at, textAt, isNewLine, isCalled, endOfTypes, isArrow, isFunction, ...view } = createTokenView(
    tokens,
    dialect,
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
  const isTypeOver = (place: number, token: Token): boolean => {
    if (context.kind === 'type-list') return false;
    const before = textAt(place - 1);
    const isComplete = !TYPE_OPERATORS.has(before) || at(place - 1)?.kind === 'done';
    if (token.kind === 'sign') {
      if (token.text === '{') return isComplete;
      if (token.text === '?') return context.isCast && before !== ')' && !view.isConditional(place);
      if (token.text === ':') return context.conditions === 0;
      if (token.text === '>') return true;
      if (token.text === '=>') return context.isReturnType && before !== ')';
      if (TYPE_ENDS.has(token.text)) return true;
      if (token.text === '(' || token.text === '[' || token.text === '<') {
        return isComplete && isNewLine(place) && !context.isCast;
      }
      return false;
    }
    return (
      isComplete &&
      isNewLine(place) &&
      !TYPE_KEYWORDS.has(before) &&
      !(token.kind === 'word' && (token.text === 'extends' || token.text === 'is'))
    );
  };

  const classifyType = (place: number, token: Token): Role | undefined => {
    const { text } = token;
    const next = textAt(place + 1);
    const isNamed = next === ':' || (next === '?' && textAt(place + 2) === ':');
    if (isNamed && context.conditions === 0 && context.kind === 'type-list') return undefined;
    const before = textAt(place - 1);
    if (before === 'typeof' || (before === '.' && view.isAfterTypeof(place))) return undefined;
    if (next === 'is' && !TYPE_KEYWORDS.has(text)) return undefined;
    if (before === '...') return context.kind === 'type-list' && isNamed ? undefined : 'name';
    if (text === 'this' || text === 'void') return text === 'this' ? 'keyword' : 'name';
    const isOperator = TYPE_KEYWORDS.has(text) && next !== ',' && next !== ')' && next !== ';' && next !== '=';
    if (isOperator || (text === 'const' && before === 'as')) return 'keyword';
    return text === 'true' || text === 'false' ? 'constant' : 'name';
  };

  /** Returns the role of a word that names a member of a class, object or type. */
  const classifyKey = (place: number, token: Token): Role | undefined => {
    const { text } = token;
    const next = textAt(place + 1);
    const isLast = next === '' || /^(?:[:?(=,;}<!]|\?\.)$/u.test(next);
    if (
      context.kind !== 'enum' &&
      MODIFIERS.has(text) &&
      !isLast &&
      !(isNewLine(place + 1) && context.kind === 'class')
    ) {
      return 'keyword';
    }
    if (context.kind === 'names' && (text === 'type' || text === 'as') && at(place + 1)?.kind === 'word')
      return 'keyword';
    context.isKey = false;
    const after = next === '?' || next === '!' ? place + 2 : place + 1;
    const sign = textAt(after);
    if (context.kind === 'names' || context.kind === 'parameters') {
      if (sign === ':' && context.kind === 'names') return undefined;
      const isFunctional = sign === '=' || (sign === ':' && types);
      return isFunctional && isFunction(after + 1) ? 'name' : text === 'this' ? 'keyword' : undefined;
    }
    if (sign === '(' || (sign === '<' && types)) {
      if (context.kind === 'class' && text === 'constructor') return 'keyword';
      return text === 'new' ? 'keyword' : 'name';
    }
    if (context.kind === 'object') {
      if (sign === ':') return isFunction(after + 1) ? 'name' : 'tag';
      return CONSTANTS.has(text) ? 'constant' : KEYWORDS.has(text) ? 'keyword' : undefined;
    }
    const value = context.kind === 'class' && sign === '=' ? after + 1 : undefined;
    if (value !== undefined) return isFunction(value) ? 'name' : undefined;
    return context.kind === 'type-body' && sign === ':' && isFunction(after + 1) ? 'name' : undefined;
  };

  const classifyWord = (place: number, token: Token): Role | undefined => {
    const { text } = token;
    const before = textAt(place - 1);
    const next = textAt(place + 1);
    const nextKind = at(place + 1)?.kind;
    if (before === '.' || before === '?.') {
      if (isCalled(place)) return 'name';
      return next === '=' && isFunction(place + 2) ? 'name' : undefined;
    }
    if (before === '@') return 'name';
    if (CONSTANTS.has(text)) return 'constant';
    if (KEYWORDS.has(text) || (NAMING.has(text) && nextKind === 'word')) {
      startKeyword(place, text);
      return 'keyword';
    }
    if (before === 'function' || before === 'class' || before === 'enum' || before === 'interface') return 'name';
    if (before === '*' && textAt(place - 2) === 'function') return 'name';
    const isStart = before === '' || isNewLine(place) || /^(?:[;{}]|export|declare|default)$/u.test(before);
    if (text === 'async' && (next === 'function' || isFunction(place + 1) || nextKind === 'word')) return 'keyword';
    if ((text === 'as' || text === 'satisfies') && types && view.isOperand(place - 1) && !isNewLine(place)) {
      startType(true);
      return 'keyword';
    }
    if (text === 'as' && (before === '*' || at(place - 1)?.kind === 'word')) return 'keyword';
    if (text === 'from' && at(place + 1)?.role === 'string' && before !== '=' && before !== '(') return 'keyword';
    if (text === 'of' && view.isOperand(place - 1)) return 'keyword';
    if (text === 'using' && nextKind === 'word' && isStart) {
      context.isDeclaring = true;
      return 'keyword';
    }
    if (types && nextKind === 'word' && !isNewLine(place + 1)) {
      if (text === 'type' && (isStart || before === 'import')) return startTypeName(place);
      if (isStart && /^(?:abstract|declare|namespace|module|global)$/u.test(text)) return 'keyword';
    }
    if (text === 'type' && (before === 'import' || before === 'export') && next === '{') return 'keyword';
    if ((before === 'namespace' || before === 'module') && at(place - 1)?.role === 'keyword') return 'name';
    if (isCalled(place) || text === 'Promise') return 'name';
    if (before === 'new' && /^[A-Z]/u.test(text)) return 'name';
    if (next === ':' && context.isDeclaring && types)
      return isFunction(place + 2) || view.isTypedFunction(place + 2) ? 'name' : undefined;
    return next === '=' && isFunction(place + 2) ? 'name' : undefined;
  };

  const startTypeName = (place: number): Role => {
    if (textAt(place - 1) !== 'import') aliases.add(place + 1);
    return 'keyword';
  };
  /** Positions of the names that `type` declares. */
  const aliases = new Set<number>();

  /** Updates the context for the code after a keyword. */
  const startKeyword = (place: number, text: string): void => {
    if (text === 'const' || text === 'let' || text === 'var') {
      if (textAt(place + 1) === '{' || textAt(place + 1) === '[') context.next = 'names';
      context.isDeclaring = true;
    } else if (text === 'import' || text === 'export') {
      const next = textAt(place + 1);
      if (next !== '(' && next !== '.') {
        const list = next === 'type' ? place + 2 : place + 1;
        if (textAt(list) === '{' || textAt(list + 1) === ',') context.next = 'names';
      }
    } else if (text === 'class') context.next = 'class';
    else if (text === 'interface') context.next = 'type-body';
    else if (text === 'enum') context.next = 'enum';
    else if ((text === 'extends' || text === 'implements') && context.next) startType(true);
  };

  const openBrace = (place: number): void => {
    const before = at(place - 1);
    const text = before?.text ?? '';
    const { next } = context;
    context.next = undefined;
    if (textAt(place) === '${') open('block');
    else if (next) open(next);
    else if (context.isType || context.kind === 'type-list') open('type-body');
    else if ((context.kind === 'parameters' || context.kind === 'names') && (context.isKey || text === '...')) {
      context.isKey = false;
      open('names');
    } else if (isBlock(place, before)) open('block');
    else open('object');
    context.isKey = context.kind !== 'block';
  };

  const isBlock = (place: number, before: Token | undefined): boolean => {
    if (context.kind === 'class') return before?.text !== '=';
    if (!before || before.kind === 'done')
      return before === undefined ? !view.isObjectStart(place) : before.role === undefined;
    if (before.kind === 'word')
      return !/^(?:return|throw|default|case|typeof|await|yield|in|of|new|delete|void)$/u.test(before.text);
    if (before.text === ':') return context.kind === 'block' && !view.isTernary(place - 1);
    if (/^[;{}]$/u.test(before.text)) return !view.isObjectStart(place) || context.kind !== 'block';
    return before.text === ')' || before.text === '=>';
  };

  const openBracket = (place: number): void => {
    const text = textAt(place);
    const before = textAt(place - 1);
    if (context.isType || context.kind === 'type-list') {
      if (text === '(' && context.isCast && context.next === 'class') open('group');
      else open('type-list', true);
    } else if (context.kind === 'type-body' && context.isKey && text === '[') {
      open('type-list', true);
    } else if (text === '(') {
      const isMember = context.kind === 'class' || context.kind === 'type-body' || context.kind === 'object';
      const isMethod = isMember && lastKey === place - 1;
      const isDeclared =
        before === 'function' ||
        (before === '*' && textAt(place - 2) === 'function') ||
        textAt(place - 2) === 'function' ||
        (textAt(place - 2) === '*' && textAt(place - 3) === 'function') ||
        (before === 'catch' && textAt(place - 2) === '}') ||
        wasTypeParameters === place - 1;
      const isNew = context.kind === 'type-body' && context.isKey;
      if (isMethod || isDeclared || isNew || isArrow(place)) {
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

  const closeBracket = (place: number): void => {
    const { kind } = context;
    if (contexts.length > 1 && at(place)?.match !== -1) close();
    if (context.kind === 'class' && kind === 'block') context.isKey = true;
    // The return type of a function follows.
    if (kind === 'parameters' && types && textAt(place + 1) === ':') returnsAt = place + 1;
  };
  let returnsAt = -1;

  const handleSign = (place: number, text: string): void => {
    if (text === '{' || text === '${') openBrace(place);
    else if (text === '(' || text === '[') openBracket(place);
    else if (text === ')' || text === ']' || text === '}') closeBracket(place);
    else if (text === '<' && types) openTypes(place);
    else if (text === '>' && context.kind === 'type-list' && angles.at(-1)?.depth === contexts.length) {
      const areParameters = angles.pop()?.areParameters;
      close();
      if (areParameters) wasTypeParameters = place;
    } else if (context.isType || context.kind === 'type-list') {
      if (text === '?' && textAt(place + 1) !== ':') context.conditions += 1;
      else if (text === ':' && context.conditions > 0) context.conditions -= 1;
    } else handleValueSign(place, text);
  };
  /** For each open `<`: the number of contexts inside it, and whether it begins the type parameters of a function. */
  const angles: { depth: number; areParameters: boolean }[] = [];

  const openTypes = (place: number): void => {
    const isTyped = context.isType || context.kind === 'type-list';
    const word = at(place - 1);
    const isName = word?.kind === 'word' && (!KEYWORDS.has(word.text) || word.text === 'function');
    const isExpression = !isTyped && !isName && (place === 0 || isFunction(place) || context.isKey);
    if (!isTyped && !(isName || isExpression)) return;
    if (!isTyped && endOfTypes(place) === undefined) return;
    const isMember = context.kind === 'class' || context.kind === 'type-body' || context.kind === 'object';
    const areParameters =
      isExpression ||
      textAt(place - 2) === 'function' ||
      textAt(place - 2) === '*' ||
      (isMember && lastKey === place - 1);
    open('type-list', true);
    angles.push({ depth: contexts.length, areParameters });
  };

  const handleValueSign = (place: number, text: string): void => {
    const { kind } = context;
    if (text === ':' && types) {
      const isMember = kind === 'class' || kind === 'type-body' || kind === 'parameters';
      if (place === returnsAt || isMember || context.isDeclaring) startType(false, place === returnsAt);
    } else if (text === ',' || text === ';') {
      context.isKey = kind !== 'block' && kind !== 'group' && !(kind === 'class' && text === ',');
      context.isDeclaring &&= false;
      if (text === ';') context.next = undefined;
    } else if (text === '...' && kind === 'object') context.isKey = false;
    else if (text === '=') {
      context.isDeclaring = false;
      if (aliases.has(place - 1) || wasAlias) startType();
      wasAlias = false;
    }
  };
  let wasAlias = false;

  for (let place = 0; place < length; place += 1) {
    const token = at(place) as Token;
    if (context.isType && isTypeOver(place, token)) {
      const isMember = context.kind === 'class' || context.kind === 'type-body';
      endType();
      if (isMember && token.text !== '=' && token.text !== '{') context.isKey = true;
      else if (token.text === '{') context.next ??= 'block';
    } else if (context.kind === 'class' && token.kind === 'word' && isNewLine(place) && view.isOperand(place - 1)) {
      context.isKey = true;
    }
    if (token.kind === 'sign') {
      if (token.text === '=>') token.role = 'keyword';
      handleSign(place, token.text);
      continue;
    }
    if (token.kind === 'done') {
      if (context.isKey && token.role !== undefined) {
        context.isKey = false;
        lastKey = place;
      }
      continue;
    }
    if (aliases.has(place)) {
      token.role = 'name';
      wasAlias = true;
    } else if (context.isType || context.kind === 'type-list') token.role = classifyType(place, token);
    else if (context.isKey) {
      token.role = classifyKey(place, token);
      if (!context.isKey) lastKey = place;
    } else token.role = classifyWord(place, token);
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
