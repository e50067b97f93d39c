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
    const character = text[position] ?? '';
    if (character === '}') {
      parts.push(make('AttributesMark', offset + position, offset + position + 1));
      return make('Attributes', offset + start, offset + position + 1, parts);
    }
    if (character === '\\') position += 2;
    else if (character === ' ' || character === '\n' || character === '\t') position += 1;
    else if (character === '.' || character === '#') {
      const end = endOf(text, position + 1, ' #.}\n');
      parts.push(make(character === '.' ? 'AttributeClass' : 'AttributeId', offset + position, offset + end));
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
function endOf(text: string, start: number, characters: string): number {
  for (let position = start; position < text.length; position += 1) {
    const character = text[position] ?? '';
    if (character === '\\') position += 1;
    else if (characters.includes(character)) return position;
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
    const character = text[position] ?? '';
    if (Object.hasOwn(BRACKETS, character)) open.push(BRACKETS[character] ?? '');
    else if (QUOTES.includes(character)) position = endOf(text, position + 1, character);
    else if (character === open.at(-1)) open.pop();
    if (open.length === 0) return position + 1;
  }
  return text.length;
}
