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
const PREFIX = 0.7;
const ONE_EDIT = 0.5;
const TWO_EDITS = 0.38;
const SIMILAR_PREFIX = 0.34;

/** Maximum number of prefix matches, and of the parts that contain their postings. */
const MAX_PREFIX_MATCHES = 20;
const MAX_PREFIX_MATCH_PARTS = 4;
/** Maximum number of prefix matches if the word or one of its forms is a term, since they are rarely meant. */
const MAX_PREFIX_MATCHES_OF_TERM = 6;
const MAX_SIMILAR = 6;

/** Minimum length of a word for prefix matches, unless it is still being typed: `in` does not match `install`. */
const MIN_PREFIX_LENGTH = 3;
/** Minimum length of a word that is still being typed for terms with a similar prefix. */
const MIN_SIMILAR_PREFIX_LENGTH = 5;

/** Returns the terms that match a word: exact match, word forms, prefix matches (terms of titles first), similar terms. */
export async function matchTerms(word: string, isBeingTyped: boolean, dictionary: Dictionary): Promise<Match[]> {
  const { titled, reduce, partOf } = dictionary;
  // The forms of a word begin with its stem, since only endings are removed.
  const candidates = await dictionary.withPrefix(reduce(word));
  const wordMatches = [...findExact(word, candidates), ...findForms(word, candidates, dictionary)];
  const wordTerms = new Set(wordMatches.map(({ term }) => term));
  const prefixMatches = isBeingTyped || word.length >= MIN_PREFIX_LENGTH ? findPrefixMatches(word, candidates) : [];
  const preferred = prefixMatches
    .filter(({ term }) => !wordTerms.has(term))
    .sort((a, b) => Number(titled.has(b.term)) - Number(titled.has(a.term)) || a.term.length - b.term.length);
  const chosen = inFewParts(preferred, partOf).slice(
    0,
    wordMatches.length > 0 ? MAX_PREFIX_MATCHES_OF_TERM : MAX_PREFIX_MATCHES,
  );
  if (wordMatches.length > 0) return [...wordMatches, ...chosen];
  return [...chosen, ...(await findSimilar(word, isBeingTyped, dictionary))];
}

/**
 * Drops matches whose postings would need more than `MAX_PREFIX_MATCH_PARTS` parts of the index, since each part is a
 * request.
 */
function inFewParts(matches: readonly Match[], partOf: Dictionary['partOf']): Match[] {
  const parts = new Set<number>();
  return matches.filter(({ term }) => {
    const part = partOf(term);
    if (parts.size < MAX_PREFIX_MATCH_PARTS) parts.add(part);
    return parts.has(part);
  });
}

function findExact(word: string, candidates: readonly string[]): Match[] {
  return candidates.includes(word) ? [{ term: word, quality: EXACT, isCertain: true }] : [];
}

function findForms(word: string, candidates: readonly string[], { reduce, areFormsCertain }: Dictionary): Match[] {
  const reduced = reduce(word);
  return candidates
    .filter((term) => term !== word && reduce(term) === reduced)
    .map((term) => ({ term, quality: FORM, isCertain: areFormsCertain || term.startsWith(word) }));
}

function findPrefixMatches(word: string, candidates: readonly string[]): Match[] {
  return candidates
    .filter((term) => term.length > word.length && term.startsWith(word))
    .map((term) => ({
      term,
      quality: PREFIX * (0.6 + (0.4 * word.length) / term.length),
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
  const similar = candidates.flatMap((term): Match[] => {
    const { whole, start } = editDistance(word, term, maxEdits);
    if (whole <= maxEdits) return [{ term, quality: whole < 2 ? ONE_EDIT : TWO_EDITS, isCertain: false }];
    const isTyped = isBeingTyped && word.length >= MIN_SIMILAR_PREFIX_LENGTH && start > 0 && start <= maxEdits;
    return isTyped ? [{ term, quality: SIMILAR_PREFIX / start, isCertain: false }] : [];
  });
  return similar
    .sort(
      (a, b) =>
        b.quality - a.quality ||
        Number(titled.has(b.term)) - Number(titled.has(a.term)) ||
        Math.abs(a.term.length - word.length) - Math.abs(b.term.length - word.length),
    )
    .slice(0, MAX_SIMILAR);
}
