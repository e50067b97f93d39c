import { allowedEdits, editDistance } from './edit-distance.ts';

/** A term of the index with its place among all of them. */
export interface Term {
  term: string;
  place: number;
}

/** A term that a word may have meant. */
export interface Match extends Term {
  /** 1 is the word itself; less is less sure. */
  quality: number;
  /** The word itself, what it begins, or in the reader's language a form of it; no guess. */
  isSure: boolean;
}

export interface Dictionary {
  /** Terms that begin with the letter that the word begins with, sorted. */
  near: readonly Term[];
  /** Terms of titles. */
  titled: readonly Term[];
  /** Their places. */
  inTitles: ReadonlySet<number>;
  reduce: (term: string) => string;
  /** Whether other forms of a word are as good as known: they are, in the language that the word is likely to be in. */
  areFormsSure: boolean;
}

/** What a match is worth: exact before forms before beginnings before guesses. */
const EXACT = 1;
const FORM = 0.85;
const BEGINNING = 0.7;
const GUESS = 0.5;
const FAR_GUESS = 0.38;
const BEGINNING_OF_GUESS = 0.34;

/** Each one may be another part to load. */
const MOST_BEGINNINGS = 20;
/** Of a word that exists: what begins with it is rarely meant. */
const MOST_BEGINNINGS_OF_TERM = 6;
const MOST_GUESSES = 6;

/** Shorter words, unless somebody is still typing them, are whole: `in` is not `install`. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_TYPED_GUESS = 5;

/** Every term that a word may mean, the surest first. */
export function matchTerms(word: string, isBeingTyped: boolean, dictionary: Dictionary): Match[] {
  const { near, inTitles } = dictionary;
  const sure = [...findExact(word, near), ...findForms(word, dictionary)];
  const known = new Set(sure.map(({ place }) => place));
  const beginnings = isBeingTyped || word.length >= SHORTEST_BEGINNING ? findBeginnings(word, near) : [];
  const chosen = beginnings
    .filter(({ place }) => !known.has(place))
    .sort((a, b) => Number(inTitles.has(b.place)) - Number(inTitles.has(a.place)) || a.term.length - b.term.length)
    .slice(0, sure.length > 0 ? MOST_BEGINNINGS_OF_TERM : MOST_BEGINNINGS);
  if (sure.length > 0) return [...sure, ...chosen];
  return [...chosen, ...guess(word, isBeingTyped, dictionary)];
}

function findExact(word: string, near: readonly Term[]): Match[] {
  return near.filter(({ term }) => term === word).map((term) => ({ ...term, quality: EXACT, isSure: true }));
}

function findForms(word: string, { near, reduce, areFormsSure }: Dictionary): Match[] {
  const reduced = reduce(word);
  const start = reduced.slice(0, SHORTEST_BEGINNING);
  return near
    .filter(({ term }) => term !== word && term.startsWith(start) && reduce(term) === reduced)
    .map((found) => ({ ...found, quality: FORM, isSure: areFormsSure || found.term.startsWith(word) }));
}

function findBeginnings(word: string, near: readonly Term[]): Match[] {
  return near
    .filter(({ term }) => term.length > word.length && term.startsWith(word))
    .map((found) => ({ ...found, quality: BEGINNING * (0.6 + (0.4 * word.length) / found.term.length), isSure: true }));
}

/** Terms that differ from the word by a slip or two. A slip in the first letter is found among the titles alone. */
function guess(word: string, isBeingTyped: boolean, { near, titled, inTitles }: Dictionary): Match[] {
  const most = allowedEdits(word);
  if (most === 0) return [];
  const letter = word[0] ?? '';
  const candidates = [...titled.filter(({ term }) => !term.startsWith(letter)), ...near];
  const guesses = candidates.flatMap((found): Match[] => {
    const { whole, start } = editDistance(word, found.term, most);
    if (whole <= most) return [{ ...found, quality: whole < 2 ? GUESS : FAR_GUESS, isSure: false }];
    const isTyped = isBeingTyped && word.length >= SHORTEST_TYPED_GUESS && start > 0 && start <= most;
    return isTyped ? [{ ...found, quality: BEGINNING_OF_GUESS / start, isSure: false }] : [];
  });
  return guesses
    .sort(
      (a, b) =>
        b.quality - a.quality ||
        Number(inTitles.has(b.place)) - Number(inTitles.has(a.place)) ||
        Math.abs(a.term.length - word.length) - Math.abs(b.term.length - word.length),
    )
    .slice(0, MOST_GUESSES);
}
