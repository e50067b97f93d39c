import type { AddPiece, Lexer } from './pieces.ts';

const CONSTANT =
  /^(?:[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|0x[\da-fA-F]+|0o[0-7]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|true|True|TRUE|false|False|FALSE|null|Null|NULL|~|\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}\S*)?)$/u;
const BLOCK = /^[|>][-+\d]*[ \t]*(?:#.*)?$/u;
const QUOTED = /"(?:[^"\\]|\\[^])*"?|'(?:[^']|'')*'?/uy;
const PROPERTY = /[&*][^\s,[\]{}]+|![^\s,[\]{}]*/uy;
/** Matches an unquoted scalar up to a comment, the end of a key or, inside brackets, the end of an entry. */
const PLAIN = /(?:[^\s#:]|:(?!\s|$)|(?<=\S)#)(?:[^\n#:]|:(?!\s|$)|(?<=\S)#)*/uy;
const PLAIN_IN_FLOW = /(?:[^\s#:,[\]{}]|:(?![\s,[\]{}]|$)|(?<=\S)#)(?:[^\n#:,[\]{}]|:(?![\s,[\]{}]|$)|(?<=\S)#)*/uy;
const INDICATOR = /(?:[-?](?=\s|$)|[:,[\]{}])/uy;

/** Lexer for YAML, line by line; a block scalar continues as long as its lines are indented. */
export const lexYaml: Lexer = (code, add) => {
  const lines = code.split('\n');
  let flow = 0;
  let blockIndent: number | undefined;
  let rest = '';
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const end = isLast ? '' : '\n';
    const indent = line.search(/\S/u);
    if (blockIndent !== undefined) {
      if (indent === -1 || indent > blockIndent) {
        add(line + end, indent === -1 ? undefined : 'string');
        continue;
      }
      blockIndent = undefined;
    }
    if (flow === 0 && rest === '' && /^(?:---|\.\.\.)(?:\s|$)/u.test(line)) {
      add(line.slice(0, 3));
      flow = addLine(line.slice(3), flow, add);
      add(end);
      continue;
    }
    // Quoted text over several lines is read as one.
    rest += line;
    if (!isLast && hasOpenQuote(rest)) {
      rest += '\n';
      continue;
    }
    flow = addLine(rest, flow, add);
    add(end);
    if (flow === 0 && isBlockStart(rest)) blockIndent = blockStart(rest);
    rest = '';
  }
  if (rest !== '') addLine(rest, flow, add);
};

function hasOpenQuote(text: string): boolean {
  const start = /^[\s\-?]*(?:[\w.-]+:\s+)?(?<quote>["'])/u.exec(text);
  if (!start) return false;
  const quoted = text.slice(start[0].length - 1);
  QUOTED.lastIndex = 0;
  const [match = ''] = QUOTED.exec(quoted) ?? [];
  return match.length < 2 || !match.endsWith(start.groups?.['quote'] ?? '');
}

function isBlockStart(line: string): boolean {
  const value = /(?:^|[\s:-])(?<value>[|>][^\n]*)$/u.exec(line)?.groups?.['value'];
  return value !== undefined && BLOCK.test(value);
}

/** Returns the indentation of the key of a block scalar, after the dashes of a list. */
function blockStart(line: string): number {
  const dashes = /^\s*(?:-\s+)*/u.exec(line)?.[0] ?? '';
  return /:\s/u.test(line) ? dashes.length : line.search(/\S/u);
}

/** Adds the pieces of a line and returns the number of brackets that are open after it. */
function addLine(line: string, depth: number, add: AddPiece): number {
  let flow = depth;
  let position = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    return pattern.exec(line)?.[0];
  };
  while (position < line.length) {
    const space = /^\s+/u.exec(line.slice(position))?.[0];
    if (space !== undefined) {
      add(space);
      position += space.length;
      continue;
    }
    if (line[position] === '#') {
      add(line.slice(position), 'comment');
      break;
    }
    const quoted = take(QUOTED);
    const property = quoted === undefined ? take(PROPERTY) : undefined;
    const indicator = quoted === undefined && property === undefined ? take(INDICATOR) : undefined;
    const text = quoted ?? property ?? indicator ?? take(flow > 0 ? PLAIN_IN_FLOW : PLAIN) ?? line[position] ?? '';
    position += text.length;
    if (indicator !== undefined) {
      if (text === '[' || text === '{') flow += 1;
      if (text === ']' || text === '}') flow = Math.max(0, flow - 1);
      add(text);
    } else if (property !== undefined) add(text, text.startsWith('!') ? 'keyword' : 'constant');
    else {
      const isKey =
        /^\s*:(?:\s|$)/u.test(line.slice(position)) || (quoted !== undefined && flow > 0 && line[position] === ':');
      addScalar(text, isKey, quoted !== undefined, add);
    }
  }
  return flow;
}

function addScalar(text: string, isKey: boolean, isQuoted: boolean, add: AddPiece): void {
  const trimmed = text.trimEnd();
  if (isQuoted) add(text, 'string');
  else if (isKey) add(text, 'tag');
  else if (BLOCK.test(trimmed)) add(text, 'keyword');
  else add(text, CONSTANT.test(trimmed) ? 'constant' : 'string');
}
