import { ContentError } from '../errors.ts';
import { parseNumber } from './comparison.ts';

export interface Token {
  /** A `word` is bare, a `name` stands in double quotes, a `text` in single ones; `end` comes after the last. */
  kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'end';
  /** Without its quotes. */
  value: string;
  /** Where it begins, counted from 0. */
  at: number;
}

// Comments, semicolons and every other sign of SQL are left out on purpose: what is not named here cannot be said.
const PATTERNS = [
  ['word', /[A-Za-z_]\w*/uy],
  ['name', /"(?:[^"]|"")*"(?!")/uy],
  ['text', /'(?:[^']|'')*'(?!')/uy],
  ['number', /-?\d[\d.]*(?:e[+-]\d+)?(?![\w.])/uy],
  ['sign', /<>|>=|<=|[=<>(),*]/uy],
] as const;

const SPACE = /[ \t\r\n\f]*/uy;

export function parseTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = matchAt(SPACE, text, 0).length;
  while (at < text.length) {
    const { length, ...token } = readToken(text, at);
    tokens.push(token);
    at += length + matchAt(SPACE, text, at + length).length;
  }
  return [...tokens, { kind: 'end', value: '', at }];
}

/** A text that is no query, where that shows, and why. Positions are counted from 1, as editors do. */
export function refused(reason: string, at: number): ContentError {
  return new ContentError(
    'query/refused',
    `The query is refused at position ${at + 1}: ${reason}.`,
    'Send what renderQueryText makes of a query; no other SQL is read.',
  );
}

function readToken(text: string, at: number): Token & { length: number } {
  for (const [kind, pattern] of PATTERNS) {
    const found = matchAt(pattern, text, at);
    if (found === '') continue;
    // `007`, `1.50` and numbers that would be rounded are not what a query is written with.
    if (kind === 'number' && parseNumber(found) === undefined) throw refused(`${found} is not a plain number`, at);
    return { kind, value: unquote(kind, found), at, length: found.length };
  }
  throw refused(`${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))} has no meaning here`, at);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function unquote(kind: Token['kind'], found: string): string {
  if (kind === 'name') return found.slice(1, -1).replaceAll('""', '"');
  return kind === 'text' ? found.slice(1, -1).replaceAll("''", "'") : found;
}
