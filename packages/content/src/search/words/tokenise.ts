import { fold } from './fold.ts';

/** A word or punctuation of a text that can be searched for. */
export interface SearchToken {
  /** Offset of the first character. */
  start: number;
  /** Offset after the last character. */
  end: number;
  /** Terms for which the token is found: the whole token first, then the parts of a name such as `queryCollection`. */
  terms: readonly string[];
}

/** Maximum length of a term; longer ones are hashes and keys that are not searched for. */
const MAX_TERM_LENGTH = 40;
/** Maximum length of punctuation, so that lines of dashes with different lengths are equal. */
const MAX_PUNCTUATION_LENGTH = 4;

/** Matches words, also with single characters such as `-` or `.` between letters as in file names; or punctuation. */
const PIECES = /[\p{L}\p{N}\p{M}]+(?:[-_.+'’][\p{L}\p{N}\p{M}]+)*|<!--|-->|\[!|=>|->|([^\p{L}\p{N}\p{M}\s])\1+/gu;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]/u;

const JOINING_CHARACTER = /[-_.+'’]/u;
const CAMEL_CASE_BOUNDARY = /(?<=\p{Ll}|\p{N})(?=\p{Lu})/u;

/** The Arabic article, also with a prefix; it is written together with its word. */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{sc=Arab}{3})/u;

/** The last result, because the text of a search result is tokenised twice: for phrases and for highlighting. */
let last: { text: string; locale: string; tokens: readonly SearchToken[] } | undefined;

/** Splits a text into tokens. Used for content and queries. */
export function tokenise(text: string, locale: string): readonly SearchToken[] {
  if (last?.text === text && last.locale === locale) return last.tokens;
  last = { text, locale, tokens: cutText(text, locale) };
  return last.tokens;
}

function cutText(text: string, locale: string): SearchToken[] {
  return Array.from(text.matchAll(PIECES)).flatMap(({ 0: piece, index }) => {
    if (UNSPACED.test(piece)) return segment(piece, index, locale);
    const terms = termsOf(piece);
    return terms.length > 0 ? [{ start: index, end: index + piece.length, terms }] : [];
  });
}

function segment(piece: string, offset: number, locale: string): SearchToken[] {
  const words = Array.from(segmenterOf(locale).segment(piece)).filter(({ isWordLike }) => isWordLike);
  return words.map(({ segment: word, index }, wordIndex) => {
    const next = words[wordIndex + 1];
    // An unknown word is segmented into single characters, so pairs of them are also added as terms.
    const isPair = word.length === 1 && next?.segment.length === 1 && next.index === index + 1;
    const terms = isPair ? [...termsOf(word), ...termsOf(word + next.segment)] : termsOf(word);
    return { start: offset + index, end: offset + index + word.length, terms };
  });
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  const cached = segmenters.get(locale);
  if (cached) return cached;
  const created = new Intl.Segmenter(locale.replace('_', '-'), { granularity: 'word' });
  segmenters.set(locale, created);
  return created;
}

/** Cache of terms by word: words are repeated often, and splitting them takes most of the time of indexing. */
const termsByPiece = new Map<string, readonly string[]>();
const MAX_CACHED = 100_000;

function termsOf(piece: string): readonly string[] {
  const cached = termsByPiece.get(piece);
  if (cached) return cached;
  if (termsByPiece.size >= MAX_CACHED) termsByPiece.clear();
  const terms = splitWord(piece);
  termsByPiece.set(piece, terms);
  return terms;
}

function splitWord(piece: string): string[] {
  if (!/[\p{L}\p{N}]/u.test(piece)) return [piece.slice(0, MAX_PUNCTUATION_LENGTH)];
  const pieces = piece.split(JOINING_CHARACTER);
  const parts = pieces.flatMap((part) => part.split(CAMEL_CASE_BOUNDARY)).map(asTerm);
  // "l'installation" and "site's" are only found by their longer part.
  if (/['’]/u.test(piece)) return keep(parts.filter((part) => part.length > 1));
  const joined = asTerm(piece.split(JOINING_CHARACTER).join(''));
  return keep(/^\p{N}+$/u.test(joined) && parts.length > 1 ? parts : [joined, ...parts]);
}

function asTerm(word: string): string {
  return fold(word).replace(ARTICLE, '');
}

function keep(terms: readonly string[]): string[] {
  return [...new Set(terms)].filter((term) => term !== '' && term.length <= MAX_TERM_LENGTH);
}
