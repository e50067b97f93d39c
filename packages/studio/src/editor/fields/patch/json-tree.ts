import type { FieldValue, SourceEntry, SourceNode, TextRange } from './source-tree.ts';

/** Parsed JSON. */
export interface JsonSource {
  value: FieldValue;
  /** The values with their ranges. */
  root: SourceNode;
}

const STRING = /"(?:[^"\\]|\\.)*"/uy;
const LITERAL = /[-+.\w]+/uy;
const SPACE = /\s*/uy;

/** Parses JSON in a range of a text, with the range of each value; returns an `Error` if it is invalid. */
export function readJson(text: string, { start, end }: TextRange): JsonSource | Error {
  try {
    const value = JSON.parse(text.slice(start, end)) as FieldValue;
    // The text is valid JSON at this point, so the scanner only needs to recognise brackets, strings and literals.
    const scanner = createScanner(text);
    scanner.moveTo(start);
    const root = scanner.readNode({ parentIndent: -1, isOfKey: false });
    return { value, root };
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

type NodeContext = Pick<SourceNode, 'parentIndent' | 'isOfKey'>;

function createScanner(text: string) {
  let at = 0;
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0] ?? '';
    at += match.length;
    return match;
  };
  /** Skips one character and the white space after it. */
  const step = (): void => {
    at += 1;
    match(SPACE);
  };

  function readNode(context: NodeContext): SourceNode {
    const start = at;
    const position = { ...context, after: start, afterProperties: start, inFlow: true };
    const bracket = text[at];
    if (bracket === '{' || bracket === '[') {
      const kind = bracket === '{' ? 'map' : 'list';
      const entries = readEntries(kind, context.parentIndent + 1);
      const value = kind === 'map' ? objectOf(entries) : entries.map(({ node }) => node.value);
      const range = { start, end: at };
      return { ...position, kind, layout: 'flow', indent: context.parentIndent + 1, entries, value, range };
    }
    const source = bracket === '"' ? match(STRING) : match(LITERAL);
    const value = JSON.parse(source) as FieldValue;
    const style = bracket === '"' ? 'double' : 'plain';
    return { ...position, kind: 'scalar', style, value, range: { start, end: at } };
  }

  function readEntries(kind: 'list' | 'map', parentIndent: number): SourceEntry[] {
    const entries: SourceEntry[] = [];
    const keys = new Set<string>(['__proto__']);
    step();
    while (text[at] !== '}' && text[at] !== ']') {
      const start = at;
      const key = kind === 'map' ? (JSON.parse(match(STRING)) as string) : undefined;
      if (key !== undefined) {
        match(SPACE);
        step();
        if (keys.has(key)) throw new Error(`The field "${key}" is defined twice or is reserved.`);
        keys.add(key);
      }
      const node = readNode({ parentIndent, isOfKey: key !== undefined });
      entries.push({ key, keyStyle: key === undefined ? undefined : 'double', range: { start, end: at }, node });
      match(SPACE);
      if (text[at] === ',') step();
    }
    at += 1;
    return entries;
  }

  /** Moves to an offset and skips the white space after it. */
  const moveTo = (offset: number): void => {
    at = offset;
    match(SPACE);
  };
  return { readNode, moveTo };
}

function objectOf(entries: readonly SourceEntry[]): FieldValue {
  return Object.fromEntries(entries.map(({ key = '', node }) => [key, node.value]));
}
