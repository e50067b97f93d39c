import { parseAttributes } from './parse-attributes.ts';
import type { Attributes } from './parse-attributes.ts';

interface Range {
  start: number;
  end: number;
}

/** The opening line of a component, with offsets in the line. */
export interface ComponentHead {
  /** Number of colons. */
  count: number;
  /** Name of the component. */
  name: string;
  /** Text in brackets, without the brackets. */
  label?: Range;
  /** Attributes in braces. */
  attributes?: Attributes;
  /** Text after the name. */
  title?: Range;
}

const NAME = /^(:{2,})[ \t]*([a-z$][$\w.-]*)[ \t]*/iu;
const LABEL = /\[((?:\\[\s\S]|[^\\\]])*)\][ \t]*/uy;
const LAST_BRACES = /\{[^{}]*\}$/u;

/** Parses `::name[label]{attributes}`, `:::name title` or `::: name title {attributes}`. */
export function readComponentHead(line: string): ComponentHead | undefined {
  const text = line.trimEnd();
  const [whole = '', colons = '', name] = NAME.exec(text) ?? [];
  if (name === undefined) return undefined;
  const head: ComponentHead = { count: colons.length, name };
  let at = whole.length;
  LABEL.lastIndex = at;
  const [label, words = ''] = LABEL.exec(text) ?? [];
  if (label !== undefined) {
    head.label = { start: at + 1, end: at + 1 + words.length };
    at += label.length;
  }
  const attributes = parseAttributes(text, at);
  if (attributes) {
    head.attributes = attributes;
    at = attributes.end;
  }
  const last = attributes ? undefined : lastAttributes(text, at);
  if (last) head.attributes = last;
  const title = text.slice(at, last?.start);
  const start = at + title.length - title.trimStart().length;
  if (title.trim() !== '') head.title = { start, end: start + title.trim().length };
  return head;
}

function lastAttributes(text: string, from: number): Attributes | undefined {
  const start = LAST_BRACES.exec(text.slice(from))?.index;
  const attributes = start === undefined ? undefined : parseAttributes(text, from + start);
  return attributes?.end === text.length ? attributes : undefined;
}
