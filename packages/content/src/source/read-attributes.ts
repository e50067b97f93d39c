import { propsOf } from '../parse/tree/props.ts';
import type { SourceAttribute, SourceAttributes } from './source-tree.ts';

const CLOSING: Record<string, string> = { '[': ']', '{': '}', '(': ')', "'": "'", '"': '"', '`': '`' };
const QUOTES = `'"\``;

/**
 * The attributes in braces, with the place of each. It reads as comark does, which gives values without places;
 * `undefined` where the two would differ.
 */
export function readAttributes(
  text: string,
  start: number,
  expected: readonly (readonly [string, string])[] | null,
): SourceAttributes | undefined {
  const pairs: SourceAttribute[] = [];
  const values: [string, string][] = [];
  let at = start + 1;
  const until = (signs: string): void => {
    do at += text[at + 1] === '\\' ? 3 : 1;
    while (at < text.length && !signs.includes(text[at] ?? ''));
  };
  while (at < text.length && text[at] !== '}') {
    const begin = at;
    const sign = text[at] ?? '';
    if (sign === ' ') at += 1;
    else if (sign === '\\') return undefined;
    else if (sign === '.' || sign === '#') {
      at += 1;
      until(' #.}');
      const name = sign === '.' ? 'class' : 'id';
      pairs.push({ name, start: begin, end: at });
      values.push([name, text.slice(begin + 1, at)]);
    } else {
      do at += 1;
      while (at < text.length && !' }='.includes(text[at] ?? ''));
      const name = text.slice(begin, at).trim();
      if (text[at] !== '=') {
        pairs.push({ name, start: begin, end: at });
        values.push([name, 'true']);
        continue;
      }
      at += 1;
      const from = at;
      at = valueEnd(text, at);
      pairs.push({ name, start: begin, end: at, value: { start: from, end: at } });
      const value = text.slice(from, at);
      values.push([name, /^(['"`]).*\1$/u.test(value) ? value.slice(1, -1) : value]);
    }
  }
  if (text[at] !== '}' || !isSame(values, expected ?? [])) return undefined;
  return { start, end: at + 1, pairs, props: propsOf(expected) };
}

/** Quotes and brackets hold everything up to their partner; other values end at a space. */
function valueEnd(text: string, start: number): number {
  const sign = text[start] ?? '';
  const closing = CLOSING[sign];
  let at = start;
  if (closing === undefined) {
    while (at < text.length && !' }'.includes(text[at] ?? '')) at += 1;
    return at;
  }
  if (QUOTES.includes(sign)) {
    const end = text.indexOf(closing, start + 1);
    return end === -1 ? text.length : end + 1;
  }
  for (at += 1; at < text.length && text[at] !== closing; at += 1) {
    if (Object.hasOwn(CLOSING, text[at] ?? '')) at = valueEnd(text, at) - 1;
  }
  return at + 1;
}

/** Comark joins classes on some elements. */
function isSame(
  values: readonly (readonly [string, string])[],
  expected: readonly (readonly [string, string])[],
): boolean {
  const key = (all: readonly (readonly [string, string])[]): string => {
    const classes = all.filter(([name]) => name === 'class').map(([, value]) => value);
    const others = all.filter(([name]) => name !== 'class');
    return JSON.stringify([classes.join(' '), new Map(others).size === others.length ? others : [...new Map(others)]]);
  };
  return key(values) === key(expected);
}
