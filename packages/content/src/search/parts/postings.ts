import { readNumbers, writeNumber } from './numbers.ts';

/** The weight of a term in a section. */
interface Posting {
  section: number;
  /** From 1 to {@link MAX_WEIGHT}. */
  weight: number;
}

/** The postings of a term. */
export interface TermPostings {
  /** Sections with the term. */
  postings: readonly Posting[];
  /** Number of sections with a very common word, of which only those with the word in their title are listed. */
  cutFrom?: number | undefined;
}

/** Maximum weight, so that a weight is encoded as one character. */
export const MAX_WEIGHT = 31;

/** Marks a shortened list; no posting has this weight. */
const CUT = 0;

/** Encodes the postings of a term, grouped by weight, the highest weight first. */
export function writePostings({ postings, cutFrom }: TermPostings): string {
  const rising = postings.toSorted((a, b) => a.section - b.section);
  return writeCodes(
    rising.map(({ section, weight }) => codeOf(section, weight)),
    cutFrom,
  );
}

/** Encodes a posting as one number to save memory: an index has about a hundred postings per section. */
export function codeOf(section: number, weight: number): number {
  return section * (MAX_WEIGHT + 1) + weight;
}

/** Returns the section of an encoded posting. */
export function sectionOf(code: number): number {
  return Math.floor(code / (MAX_WEIGHT + 1));
}

/** For each weight: the encoded sections so far, their number, and the last of them. Reused for each term. */
const steps: string[] = Array.from({ length: MAX_WEIGHT + 1 }, () => '');
const counts = new Uint32Array(MAX_WEIGHT + 1);
const last = new Uint32Array(MAX_WEIGHT + 1);

/** Encodes postings that are given as numbers of `comparableCode`, in the order of their sections. */
export function writeCodes(codes: readonly number[], cutFrom?: number): string {
  for (const code of codes) {
    const weight = code % (MAX_WEIGHT + 1);
    const section = sectionOf(code);
    steps[weight] += writeNumber(section - (last[weight] ?? 0));
    counts[weight] = (counts[weight] ?? 0) + 1;
    last[weight] = section;
  }
  let text = cutFrom === undefined ? '' : writeNumber(CUT) + writeNumber(cutFrom);
  for (let weight = MAX_WEIGHT; weight > CUT; weight -= 1) {
    const count = counts[weight] ?? 0;
    if (count === 0) continue;
    text += writeNumber(weight) + writeNumber(count) + (steps[weight] ?? '');
    steps[weight] = '';
    counts[weight] = 0;
    last[weight] = 0;
  }
  return text;
}

/** Decodes the postings of a term. */
export function readPostings(text: string): TermPostings {
  const numbers = readNumbers(text);
  const isCut = numbers[0] === CUT;
  const postings: Posting[] = [];
  for (let index = isCut ? 2 : 0; index < numbers.length;) {
    const weight = numbers[index] ?? 0;
    const end = index + 2 + (numbers[index + 1] ?? 0);
    let section = 0;
    for (index += 2; index < end; index += 1) {
      section += numbers[index] ?? 0;
      postings.push({ section, weight });
    }
  }
  return { postings, ...(isCut && { cutFrom: numbers[1] }) };
}
