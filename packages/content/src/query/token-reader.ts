import type { ContentError } from '../errors.ts';
import { parseQueryTokens, refusedQuery } from './tokens.ts';
import type { QueryToken } from './tokens.ts';

/** Reads the tokens of a query text one after the other. */
export interface TokenReader {
  /** Returns the next token without consuming it. */
  peek(): QueryToken;
  /** Consumes the next token and returns its value; throws if it is of another kind. */
  take(kind: QueryToken['kind'], expected: string): string;
  /**
   * Consumes the next token if it is this keyword or symbol, and returns whether it was. Keywords are case-insensitive.
   */
  accept(word: string): boolean;
  /** Consumes these keywords and symbols; throws if others follow. */
  expect(...words: string[]): void;
  /** Creates the error for a position in the text, by default that of the next token. */
  error(reason: string, at?: number): ContentError;
}

/** Creates a reader for the tokens of a query text. */
export function createTokenReader(text: string): TokenReader {
  const tokens = parseQueryTokens(text);
  let index = 0;

  const reader: TokenReader = {
    peek: () => tokens[index] ?? { kind: 'end', value: '', at: text.length },
    take(kind, expected) {
      const token = reader.peek();
      if (token.kind !== kind) throw reader.error(`expected ${expected}`);
      index += 1;
      return token.value;
    },
    accept(word) {
      const { kind, value } = reader.peek();
      if ((kind !== 'word' && kind !== 'symbol') || value.toUpperCase() !== word) return false;
      index += 1;
      return true;
    },
    expect(...words) {
      for (const word of words) {
        if (!reader.accept(word)) throw reader.error(`expected ${word}`);
      }
    },
    error: (reason, at = reader.peek().at) => refusedQuery(reason, at),
  };
  return reader;
}
