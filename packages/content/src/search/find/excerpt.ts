import { tokenise } from '../words/tokenise.ts';
import type { SearchToken } from '../words/tokenise.ts';

/** A part of a text. */
export interface TextPart {
  /** Text of the part. */
  text: string;
  /** Whether the part matches the query. */
  marked: boolean;
}

/** Number of characters of an excerpt, and the maximum number of them before the first match. */
const LENGTH = 160;
const BEFORE = 40;

/** Splits a text into parts, with the matches marked. */
export function markMatches(text: string, terms: ReadonlySet<string>, locale: string): TextPart[] {
  return cutPieces(text, findMatches(text, terms, locale), 0, text.length);
}

/** Returns the excerpt of a text with the most different words of the query, with the matches marked. */
export function makeExcerpt(text: string, terms: ReadonlySet<string>, locale: string): TextPart[] {
  if (text.length <= LENGTH) return markMatches(text, terms, locale);
  const matches = findMatches(text, terms, locale);
  const best = chooseFirst(matches, terms);
  const start = best === undefined || best.start <= BEFORE ? 0 : startOfWord(text, best.start - BEFORE);
  const end = start + LENGTH >= text.length ? text.length : endOfWord(text, start + LENGTH);
  const pieces = cutPieces(
    text,
    matches.filter((match) => match.start >= start && match.end <= end),
    start,
    end,
  );
  return [...(start > 0 ? [dots] : []), ...pieces, ...(end < text.length ? [dots] : [])];
}

const dots: TextPart = { text: '…', marked: false };

function findMatches(text: string, terms: ReadonlySet<string>, locale: string): SearchToken[] {
  return tokenise(text, locale).filter((token) => token.terms.some((term) => terms.has(term)));
}

/** Returns the match at which the best excerpt begins. */
function chooseFirst(matches: readonly SearchToken[], terms: ReadonlySet<string>): SearchToken | undefined {
  let best: SearchToken | undefined;
  let maxTerms = 0;
  for (const [index, first] of matches.entries()) {
    const seen = new Set<string>();
    for (const { start, terms: matchTerms } of matches.slice(index, index + LENGTH / 4)) {
      if (start > first.start + LENGTH - BEFORE) break;
      for (const term of matchTerms) if (terms.has(term)) seen.add(term);
    }
    if (seen.size > maxTerms) {
      best = first;
      maxTerms = seen.size;
    }
  }
  return best;
}

function startOfWord(text: string, position: number): number {
  const space = text.indexOf(' ', position);
  return space !== -1 && space < position + BEFORE / 2 ? space + 1 : position;
}

function endOfWord(text: string, position: number): number {
  const space = text.lastIndexOf(' ', position);
  return space > position - BEFORE / 2 ? space : position;
}

function cutPieces(text: string, matches: readonly SearchToken[], start: number, end: number): TextPart[] {
  const pieces: TextPart[] = [];
  let position = start;
  for (const match of matches) {
    if (match.start > position) pieces.push({ text: text.slice(position, match.start), marked: false });
    pieces.push({ text: text.slice(match.start, match.end), marked: true });
    position = match.end;
  }
  if (position < end) pieces.push({ text: text.slice(position, end), marked: false });
  return pieces;
}
