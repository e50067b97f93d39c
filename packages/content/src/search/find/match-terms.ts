import { allowedEdits, editDistance } from './edit-distance.ts';
import type { TermReader } from './term-reader.ts';

/** A term of the index that matches a word of the query. */
export interface Match {
  /** Text of the term. */
  term: string;
  /** 1 for an exact match, less for others. */
  quality: number;
  /** Whether the match is certain: exact, by prefix, or a word form in the reader's language; not a similar word. */
  isCertain: boolean;
}

/** The terms of an index. */
export interface Dictionary extends Pick<TermReader, 'withPrefix' | 'withLetterOf' | 'partOf'> {
  /** Terms of titles. */
  titled: ReadonlySet<string>;
  /** Removes the ending of a term. */
  reduce: (term: string) => string;
  /** Whether word forms are certain matches: true for the language that the query is probably written in. */
  areFormsCertain: boolean;
}

/** Quality of matches: exact, word form, prefix, similar with one or two edits, and similar to a prefix. */
const EXACT = 1;
const FORM = 0.85;
const BEGINNING = 0.7;
const GUESS = 0.5;
const FAR_GUESS = 0.38;
const BEGINNING_OF_GUESS = 0.34;

/** Maximum number of prefix matches, and of the parts that contain their postings. */
const MAX_BEGINNINGS = 20;
const MAX_PARTS_OF_BEGINNINGS = 4;
/** Maximum number of prefix matches of a word that is itself a term, since they are rarely meant. */
const MAX_BEGINNINGS_OF_TERM = 6;
const MAX_GUESSES = 6;

/** Minimum length of a word for prefix matches, unless it is still being typed: `in` does not match `install`. */
const MIN_BEGINNING_LENGTH = 3;
const MIN_TYPED_GUESS_LENGTH = 5;

/** Returns all terms that match a word, the best first. */
export async function matchTerms(word: string, isBeingTyped: boolean, dictionary: Dictionary): Promise<Match[]> {
  const { titled, reduce, partOf } = dictionary;
  // The forms of a word begin with its stem, since only endings are removed.
  const candidates = await dictionary.withPrefix(reduce(word));
  const sure = [...findExact(word, candidates), ...findForms(word, candidates, dictionary)];
  const sureTerms = new Set(sure.map(({ term }) => term));
  const beginnings = isBeingTyped || word.length >= MIN_BEGINNING_LENGTH ? findBeginnings(word, candidates) : [];
  const preferred = beginnings
    .filter(({ term }) => !sureTerms.has(term))
    .sort((a, b) => Number(titled.has(b.term)) - Number(titled.has(a.term)) || a.term.length - b.term.length);
  const chosen = inFewParts(preferred, partOf).slice(0, sure.length > 0 ? MAX_BEGINNINGS_OF_TERM : MAX_BEGINNINGS);
  if (sure.length > 0) return [...sure, ...chosen];
  return [...chosen, ...(await findSimilar(word, isBeingTyped, dictionary))];
}

/** Returns the matches in the first few parts that are needed for them: each part has to be loaded. */
function inFewParts(matches: readonly Match[], partOf: Dictionary['partOf']): Match[] {
  const parts = new Set<number>();
  return matches.filter(({ term }) => {
    const part = partOf(term);
    if (parts.size < MAX_PARTS_OF_BEGINNINGS) parts.add(part);
    return parts.has(part);
  });
}

function findExact(word: string, near: readonly string[]): Match[] {
  return near.includes(word) ? [{ term: word, quality: EXACT, isCertain: true }] : [];
}

function findForms(word: string, near: readonly string[], { reduce, areFormsCertain }: Dictionary): Match[] {
  const reduced = reduce(word);
  return near
    .filter((term) => term !== word && reduce(term) === reduced)
    .map((term) => ({ term, quality: FORM, isCertain: areFormsCertain || term.startsWith(word) }));
}

function findBeginnings(word: string, near: readonly string[]): Match[] {
  return near
    .filter((term) => term.length > word.length && term.startsWith(word))
    .map((term) => ({
      term,
      quality: BEGINNING * (0.6 + (0.4 * word.length) / term.length),
      isCertain: true,
    }));
}

/** Returns similar terms, with one or two edits. An edit in the first letter is only found in terms of titles. */
async function findSimilar(
  word: string,
  isBeingTyped: boolean,
  { withLetterOf, titled }: Dictionary,
): Promise<Match[]> {
  const maxEdits = allowedEdits(word);
  if (maxEdits === 0) return [];
  const letter = word[0] ?? '';
  const candidates = [...Array.from(titled).filter((term) => !term.startsWith(letter)), ...(await withLetterOf(word))];
  const guesses = candidates.flatMap((term): Match[] => {
    const { whole, start } = editDistance(word, term, maxEdits);
    if (whole <= maxEdits) return [{ term, quality: whole < 2 ? GUESS : FAR_GUESS, isCertain: false }];
    const isTyped = isBeingTyped && word.length >= MIN_TYPED_GUESS_LENGTH && start > 0 && start <= maxEdits;
    return isTyped ? [{ term, quality: BEGINNING_OF_GUESS / start, isCertain: false }] : [];
  });
  return guesses
    .sort(
      (a, b) =>
        b.quality - a.quality ||
        Number(titled.has(b.term)) - Number(titled.has(a.term)) ||
        Math.abs(a.term.length - word.length) - Math.abs(b.term.length - word.length),
    )
    .slice(0, MAX_GUESSES);
}
