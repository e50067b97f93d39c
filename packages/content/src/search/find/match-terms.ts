import { allowedEdits, editDistance } from './edit-distance.ts';

/** A term of the index. */
export interface Term {
  /** Text of the term. */
  term: string;
  /** Position in the sorted list of all terms. */
  position: number;
}

/** A term that matches a word of the query. */
export interface Match extends Term {
  /** 1 for an exact match, less for others. */
  quality: number;
  /** Whether the match is certain: exact, by prefix, or a word form in the reader's language; not a similar word. */
  isCertain: boolean;
}

/** The terms of an index that a word is compared with. */
export interface Dictionary {
  /** Terms with the same first letter as the word, sorted. */
  sameLetter: readonly Term[];
  /** Terms of titles. */
  titled: readonly Term[];
  /** Positions of the terms of titles. */
  inTitles: ReadonlySet<number>;
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

/** Maximum number of prefix matches; each one may require loading another part. */
const MAX_BEGINNINGS = 20;
/** Maximum number of prefix matches of a word that is itself a term, since they are rarely meant. */
const MAX_BEGINNINGS_OF_TERM = 6;
const MAX_GUESSES = 6;

/** Minimum length of a word for prefix matches, unless it is still being typed: `in` does not match `install`. */
const MIN_BEGINNING_LENGTH = 3;
const MIN_TYPED_GUESS_LENGTH = 5;

/** Returns all terms that match a word, the best first. */
export function matchTerms(word: string, isBeingTyped: boolean, dictionary: Dictionary): Match[] {
  const { sameLetter, inTitles } = dictionary;
  const sure = [...findExact(word, sameLetter), ...findForms(word, dictionary)];
  const surePositions = new Set(sure.map(({ position }) => position));
  const beginnings = isBeingTyped || word.length >= MIN_BEGINNING_LENGTH ? findBeginnings(word, sameLetter) : [];
  const chosen = beginnings
    .filter(({ position }) => !surePositions.has(position))
    .sort(
      (a, b) => Number(inTitles.has(b.position)) - Number(inTitles.has(a.position)) || a.term.length - b.term.length,
    )
    .slice(0, sure.length > 0 ? MAX_BEGINNINGS_OF_TERM : MAX_BEGINNINGS);
  if (sure.length > 0) return [...sure, ...chosen];
  return [...chosen, ...findSimilar(word, isBeingTyped, dictionary)];
}

function findExact(word: string, sameLetter: readonly Term[]): Match[] {
  return sameLetter.filter(({ term }) => term === word).map((term) => ({ ...term, quality: EXACT, isCertain: true }));
}

function findForms(word: string, { sameLetter, reduce, areFormsCertain }: Dictionary): Match[] {
  const reduced = reduce(word);
  const start = reduced.slice(0, MIN_BEGINNING_LENGTH);
  return sameLetter
    .filter(({ term }) => term !== word && term.startsWith(start) && reduce(term) === reduced)
    .map((term) => ({ ...term, quality: FORM, isCertain: areFormsCertain || term.term.startsWith(word) }));
}

function findBeginnings(word: string, sameLetter: readonly Term[]): Match[] {
  return sameLetter
    .filter(({ term }) => term.length > word.length && term.startsWith(word))
    .map((candidate) => ({
      ...candidate,
      quality: BEGINNING * (0.6 + (0.4 * word.length) / candidate.term.length),
      isCertain: true,
    }));
}

/** Returns similar terms, with one or two edits. An edit in the first letter is only found in terms of titles. */
function findSimilar(word: string, isBeingTyped: boolean, { sameLetter, titled, inTitles }: Dictionary): Match[] {
  const maxEdits = allowedEdits(word);
  if (maxEdits === 0) return [];
  const letter = word[0] ?? '';
  const candidates = [...titled.filter(({ term }) => !term.startsWith(letter)), ...sameLetter];
  const guesses = candidates.flatMap((candidate): Match[] => {
    const { whole, start } = editDistance(word, candidate.term, maxEdits);
    if (whole <= maxEdits) return [{ ...candidate, quality: whole < 2 ? GUESS : FAR_GUESS, isCertain: false }];
    const isTyped = isBeingTyped && word.length >= MIN_TYPED_GUESS_LENGTH && start > 0 && start <= maxEdits;
    return isTyped ? [{ ...candidate, quality: BEGINNING_OF_GUESS / start, isCertain: false }] : [];
  });
  return guesses
    .sort(
      (a, b) =>
        b.quality - a.quality ||
        Number(inTitles.has(b.position)) - Number(inTitles.has(a.position)) ||
        Math.abs(a.term.length - word.length) - Math.abs(b.term.length - word.length),
    )
    .slice(0, MAX_GUESSES);
}
