import { ContentError } from '../errors.ts';
import { parseNumber } from './comparison.ts';

/** A token of a query text. */
export interface QueryToken {
  /** A `word` has no quotes, a `name` has double quotes, a `text` single quotes; `end` follows the last token. */
  kind: 'word' | 'name' | 'text' | 'number' | 'symbol' | 'end';
  /** The token without quotes. */
  value: string;
  /** Position in the text, counted from 0. */
  at: number;
}

// Comments, semicolons and all other symbols of SQL are omitted on purpose, so that they cannot be used in a query.
const PATTERNS = [
  ['word', /[A-Za-z_]\w*/uy],
  ['name', /"(?:[^"]|"")*"(?!")/uy],
  ['text', /'(?:[^']|'')*'(?!')/uy],
  ['number', /-?\d[\d.]*(?:e[+-]\d+)?(?![\w.])/uy],
  ['symbol', /<>|>=|<=|[=<>(),*]/uy],
] as const;

const SPACE = /[ \t\r\n\f]*/uy;

/** Splits a query text into tokens. Throws at the first character that is not part of one. */
export function parseQueryTokens(text: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let at = matchAt(SPACE, text, 0).length;
  while (at < text.length) {
    const { length, ...token } = readToken(text, at);
    tokens.push(token);
    at += length + matchAt(SPACE, text, at + length).length;
  }
  return [...tokens, { kind: 'end', value: '', at }];
}

/** Creates the error for an invalid query text. The message counts positions from 1, like editors. */
export function refusedQuery(reason: string, at: number): ContentError {
  return new ContentError(
    'query/refused',
    `The query is refused at position ${at + 1}: ${reason}.`,
    'Send the text that renderQueryText returns; other SQL is not accepted.',
  );
}

function readToken(text: string, at: number): QueryToken & { length: number } {
  for (const [kind, pattern] of PATTERNS) {
    const match = matchAt(pattern, text, at);
    if (match === '') continue;
    // `renderQueryText` never writes `007`, `1.50` or numbers that would be rounded.
    if (kind === 'number' && parseNumber(match) === undefined) throw refusedQuery(`${match} is not a plain number`, at);
    return { kind, value: unquote(kind, match), at, length: match.length };
  }
  throw refusedQuery(`${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))} is not expected here`, at);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function unquote(kind: QueryToken['kind'], token: string): string {
  if (kind === 'name') return token.slice(1, -1).replaceAll('""', '"');
  return kind === 'text' ? token.slice(1, -1).replaceAll("''", "'") : token;
}
