import { decodeHTMLStrict } from 'entities';

/** One of the attributes in braces, with offsets in the parsed text. */
interface Attribute {
  /** Name as written: `:name` for a JSON value. */
  name: string;
  value: string;
  start: number;
  end: number;
  /** Range of the value with its quotes; `undefined` for a name without a value, and for `.class` and `#id`. */
  written?: { start: number; end: number };
}

/** Attributes in braces. */
export interface Attributes {
  /** The attributes in order. */
  pairs: Attribute[];
  /** Offset of the opening brace. */
  start: number;
  /** Offset after the closing brace. */
  end: number;
}

const CLOSING: Record<string, string> = { '[': ']', '{': '}', '(': ')' };
const QUOTES = new Set([`'`, '"', '`']);
const SPACE = /\s/u;
const NAME = /[^\s}=]+/uy;
const WORD = /[^\s}]*/uy;
/** Matches an equals sign with spaces before it, which are allowed as in HTML. */
const EQUALS = /(\s+)=/uy;
/** Matches a class or an id, including text in brackets and a dot before a digit: `.bg-[#fff].mt-1.5`. */
const SHORT = /[.#](?:\[[^\]\s}]*\]|\.(?=\d)|[^\s}.#[])+/uy;

/** Parses attributes such as `{#id .class name="value" :bound='[1]' flag}`; returns `undefined` if there are none. */
export function parseAttributes(text: string, start: number): Attributes | undefined {
  if (text[start] !== '{' || text[start + 1] === '{') return undefined;
  const pairs: Attribute[] = [];
  let at = start + 1;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (character === '}') return { pairs, start, end: at + 1 };
    if (SPACE.test(character)) at += 1;
    else {
      const pair = readShort(text, at) ?? readPair(text, at);
      if (!pair) return undefined;
      pairs.push(pair);
      at = pair.end;
    }
  }
  return undefined;
}

/** Converts attributes to the format of markdown-it's tokens. */
export function pairsOf(attributes: Attributes | undefined): [name: string, value: string][] {
  return (attributes?.pairs ?? []).map(({ name, value }) => [name, value]);
}

function readShort(text: string, start: number): Attribute | undefined {
  SHORT.lastIndex = start;
  const [short] = SHORT.exec(text) ?? [];
  if (short === undefined) return undefined;
  return { name: short.startsWith('.') ? 'class' : 'id', value: short.slice(1), start, end: start + short.length };
}

function readPair(text: string, start: number): Attribute | undefined {
  NAME.lastIndex = start;
  const [name = ''] = NAME.exec(text) ?? [];
  let at = start + name.length;
  EQUALS.lastIndex = at;
  if (name !== '') at += EQUALS.exec(text)?.[1]?.length ?? 0;
  if (text[at] !== '=') return name === '' ? undefined : { name, value: 'true', start, end: at };
  at += 1;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  const parsed = QUOTES.has(text[at] ?? '') ? quotedValue(text, at) : bareValue(text, at);
  if (!parsed) return undefined;
  const value = parsed.value.includes('&') ? decodeHTMLStrict(parsed.value) : parsed.value;
  return { name, value, start, end: parsed.end, written: { start: at, end: parsed.end } };
}

interface Value {
  value: string;
  end: number;
}

/**
 * Reads a quoted value. A quote after a backslash is part of the value; if the value would have no end, backslashes are
 * ordinary characters: `path="D:\"`.
 */
function quotedValue(text: string, start: number): Value | undefined {
  const quote = text[start] ?? '';
  for (const hasEscapes of [true, false]) {
    const end = quoteEnd(text, start, hasEscapes);
    // After the closing quote, a space or the closing brace must follow.
    if (end === undefined || !/[\s}]/u.test(text[end] ?? '')) continue;
    const inner = text.slice(start + 1, end - 1);
    return { value: hasEscapes ? inner.replaceAll(`\\${quote}`, quote) : inner, end };
  }
  return undefined;
}

/** Reads an unquoted value: up to the matching bracket if it begins with one, otherwise up to a space. */
function bareValue(text: string, start: number): Value | undefined {
  const end = Object.hasOwn(CLOSING, text[start] ?? '') ? bracketEnd(text, start) : wordEnd(text, start);
  return end === undefined ? undefined : { value: text.slice(start, end), end };
}

function wordEnd(text: string, start: number): number {
  WORD.lastIndex = start;
  return start + (WORD.exec(text)?.[0].length ?? 0);
}

function quoteEnd(text: string, start: number, hasEscapes: boolean): number | undefined {
  const quote = text[start] ?? '';
  let end = text.indexOf(quote, start + 1);
  if (hasEscapes) while (end !== -1 && text[end - 1] === '\\') end = text.indexOf(quote, end + 1);
  return end === -1 ? undefined : end + 1;
}

function bracketEnd(text: string, start: number): number | undefined {
  const open: string[] = [];
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (QUOTES.has(character)) at = (quoteEnd(text, at, true) ?? text.length) - 1;
    else if (Object.hasOwn(CLOSING, character)) open.push(CLOSING[character] ?? '');
    else if (character === open.at(-1)) open.pop();
    if (open.length === 0) return at + 1;
  }
  return undefined;
}
