import type { Element } from '@lezer/markdown';

/** Creates a node of the syntax tree; both parser contexts provide it as `elt`. */
export type MakeElement = (type: string, from: number, to: number, children?: readonly Element[]) => Element;

const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '{': '}', '(': ')' };
const QUOTES = '\'"`';

/**
 * Parses `{#id .class name="value" flag :bound='{"a": 1}'}` at position `start` of a text; `undefined` if it is not
 * closed. `offset` is the position of the text in the document.
 */
export function readAttributes(text: string, start: number, offset: number, make: MakeElement): Element | undefined {
  if (text[start] !== '{' || text[start + 1] === '{') return undefined;
  const parts: Element[] = [make('AttributesMark', offset + start, offset + start + 1)];
  let position = start + 1;
  while (position < text.length) {
    const sign = text[position] ?? '';
    if (sign === '}') {
      parts.push(make('AttributesMark', offset + position, offset + position + 1));
      return make('Attributes', offset + start, offset + position + 1, parts);
    }
    if (sign === '\\') position += 2;
    else if (sign === ' ' || sign === '\n' || sign === '\t') position += 1;
    else if (sign === '.' || sign === '#') {
      const end = endOf(text, position + 1, ' #.}\n');
      parts.push(make(sign === '.' ? 'AttributeClass' : 'AttributeId', offset + position, offset + end));
      position = end;
    } else {
      const end = endOf(text, position + 1, ' }=\n');
      parts.push(make('AttributeName', offset + position, offset + end));
      position = end;
      if (text[position] !== '=') continue;
      const last = endOfValue(text, position + 1);
      if (last > position + 1) parts.push(make('AttributeValue', offset + position + 1, offset + last));
      position = last;
    }
  }
  return undefined;
}

/** Position of the first unescaped occurrence of one of the characters, or the end. */
function endOf(text: string, start: number, signs: string): number {
  for (let position = start; position < text.length; position += 1) {
    const sign = text[position] ?? '';
    if (sign === '\\') position += 1;
    else if (signs.includes(sign)) return position;
  }
  return text.length;
}

function endOfValue(text: string, start: number): number {
  const first = text[start] ?? '';
  if (first !== '' && QUOTES.includes(first)) return Math.min(text.length, endOf(text, start + 1, first) + 1);
  return Object.hasOwn(BRACKETS, first) ? endOfBrackets(text, start) : endOf(text, start, ' }\n');
}

function endOfBrackets(text: string, start: number): number {
  const open: string[] = [];
  for (let position = start; position < text.length; position += 1) {
    const sign = text[position] ?? '';
    if (Object.hasOwn(BRACKETS, sign)) open.push(BRACKETS[sign] ?? '');
    else if (QUOTES.includes(sign)) position = endOf(text, position + 1, sign);
    else if (sign === open.at(-1)) open.pop();
    if (open.length === 0) return position + 1;
  }
  return text.length;
}
