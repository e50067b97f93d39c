import type { ContentError } from '../errors.ts';
import { parseTokens, refused } from './tokens.ts';
import type { Token } from './tokens.ts';

/** Walks along the tokens of a text. */
export interface TokenReader {
  peek(): Token;
  /** Takes the next token if it is of this kind. */
  take(kind: Token['kind'], wanted: string): string;
  /** Goes past a word or sign if it is the next; words in whatever case. */
  accept(word: string): boolean;
  /** Goes past these words and signs. */
  expect(...words: string[]): void;
  /** Why the reader cannot go on, at a token or at the next one. */
  fault(reason: string, at?: number): ContentError;
}

export function createTokenReader(text: string): TokenReader {
  const tokens = parseTokens(text);
  let index = 0;

  const reader: TokenReader = {
    peek: () => tokens[index] ?? { kind: 'end', value: '', at: text.length },
    take(kind, wanted) {
      const token = reader.peek();
      if (token.kind !== kind) throw reader.fault(`expected ${wanted}`);
      index += 1;
      return token.value;
    },
    accept(word) {
      const { kind, value } = reader.peek();
      if ((kind !== 'word' && kind !== 'sign') || value.toUpperCase() !== word) return false;
      index += 1;
      return true;
    },
    expect(...words) {
      for (const word of words) {
        if (!reader.accept(word)) throw reader.fault(`expected ${word}`);
      }
    },
    fault: (reason, at = reader.peek().at) => refused(reason, at),
  };
  return reader;
}
