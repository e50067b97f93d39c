import { decodeHTMLStrict } from 'entities';

/** One of the attributes in braces. Offsets are those of the text that was read. */
interface Attribute {
  /** As written: `:name` for a value that is JSON. */
  name: string;
  value: string;
  start: number;
  end: number;
  /** The value with its quotes; `undefined` for a name alone, and for `.class` and `#id`. */
  written?: { start: number; end: number };
}

export interface Attributes {
  pairs: Attribute[];
  start: number;
  /** Offset behind the brace that closes them. */
  end: number;
}

const CLOSING: Record<string, string> = { '[': ']', '{': '}', '(': ')' };
const QUOTES = new Set([`'`, '"', '`']);
const SPACE = /\s/u;
const NAME = /[^\s}=]+/uy;
const WORD = /[^\s}]*/uy;
/** There may be space before the sign, as in HTML. */
const EQUALS = /(\s+)=/uy;
/** A class or an id; what is in brackets is part of it, and so is a dot before a digit: `.bg-[#fff].mt-1.5`. */
const SHORT = /[.#](?:\[[^\]\s}]*\]|\.(?=\d)|[^\s}.#[])+/uy;

/** `{#id .class name="value" :bound='[1]' flag}` */
export function parseAttributes(text: string, start: number): Attributes | undefined {
  if (text[start] !== '{' || text[start + 1] === '{') return undefined;
  const pairs: Attribute[] = [];
  let at = start + 1;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign === '}') return { pairs, start, end: at + 1 };
    if (SPACE.test(sign)) at += 1;
    else {
      const pair = readShort(text, at) ?? readPair(text, at);
      if (!pair) return undefined;
      pairs.push(pair);
      at = pair.end;
    }
  }
  return undefined;
}

/** As markdown-it's tokens have them. */
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
  const found = QUOTES.has(text[at] ?? '') ? quotedValue(text, at) : bareValue(text, at);
  if (!found) return undefined;
  const value = found.value.includes('&') ? decodeHTMLStrict(found.value) : found.value;
  return { name, value, start, end: found.end, written: { start: at, end: found.end } };
}

interface Value {
  value: string;
  end: number;
}

/**
 * A quote behind a backslash is part of the value. Where that leaves the value without an end, a backslash is a
 * character like any other: `path="D:\"`.
 */
function quotedValue(text: string, start: number): Value | undefined {
  const quote = text[start] ?? '';
  for (const hasEscapes of [true, false]) {
    const end = quoteEnd(text, start, hasEscapes);
    // Behind a quote comes the next attribute or the end.
    if (end === undefined || !/[\s}]/u.test(text[end] ?? '')) continue;
    const inner = text.slice(start + 1, end - 1);
    return { value: hasEscapes ? inner.replaceAll(`\\${quote}`, quote) : inner, end };
  }
  return undefined;
}

/** Brackets hold everything up to their partner; other values end at a space. */
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
    const sign = text[at] ?? '';
    if (QUOTES.has(sign)) at = (quoteEnd(text, at, true) ?? text.length) - 1;
    else if (Object.hasOwn(CLOSING, sign)) open.push(CLOSING[sign] ?? '');
    else if (sign === open.at(-1)) open.pop();
    if (open.length === 0) return at + 1;
  }
  return undefined;
}
