import { readNumbers, writeNumber } from './numbers.ts';

/** How much one section is about one term. */
interface Posting {
  section: number;
  /** 1 to {@link MOST_WEIGHT}. */
  weight: number;
}

export interface TermPostings {
  postings: readonly Posting[];
  /** Of a word that is nearly everywhere, only the sections are listed that have it in their titles; this many have it. */
  cutFrom?: number | undefined;
}

/** Weights are sent in as many steps as one character tells apart. */
export const MOST_WEIGHT = 31;

/** A weight that no posting has. */
const CUT = 0;

/** Postings of one term, the heaviest first; those of one weight together. */
export function writePostings({ postings, cutFrom }: TermPostings): string {
  const rising = postings.toSorted((a, b) => a.section - b.section);
  return writeCodes(
    rising.map(({ section, weight }) => codeOf(section, weight)),
    cutFrom,
  );
}

/** A posting as one number: an index has a hundred for each section. */
export function codeOf(section: number, weight: number): number {
  return section * (MOST_WEIGHT + 1) + weight;
}

export function sectionOf(code: number): number {
  return Math.floor(code / (MOST_WEIGHT + 1));
}

/** Of each weight: the sections written so far, how many they are, and the last of them. Used again for each term. */
const steps: string[] = Array.from({ length: MOST_WEIGHT + 1 }, () => '');
const counts = new Uint32Array(MOST_WEIGHT + 1);
const last = new Uint32Array(MOST_WEIGHT + 1);

/** Writes postings by their codes, in the order of their sections. */
export function writeCodes(codes: readonly number[], cutFrom?: number): string {
  for (const code of codes) {
    const weight = code % (MOST_WEIGHT + 1);
    const section = sectionOf(code);
    steps[weight] += writeNumber(section - (last[weight] ?? 0));
    counts[weight] = (counts[weight] ?? 0) + 1;
    last[weight] = section;
  }
  let text = cutFrom === undefined ? '' : writeNumber(CUT) + writeNumber(cutFrom);
  for (let weight = MOST_WEIGHT; weight > CUT; weight -= 1) {
    const count = counts[weight] ?? 0;
    if (count === 0) continue;
    text += writeNumber(weight) + writeNumber(count) + (steps[weight] ?? '');
    steps[weight] = '';
    counts[weight] = 0;
    last[weight] = 0;
  }
  return text;
}

export function readPostings(text: string): TermPostings {
  const numbers = readNumbers(text);
  const isCut = numbers[0] === CUT;
  const postings: Posting[] = [];
  for (let place = isCut ? 2 : 0; place < numbers.length;) {
    const weight = numbers[place] ?? 0;
    const end = place + 2 + (numbers[place + 1] ?? 0);
    let section = 0;
    for (place += 2; place < end; place += 1) {
      section += numbers[place] ?? 0;
      postings.push({ section, weight });
    }
  }
  return { postings, ...(isCut && { cutFrom: numbers[1] }) };
}
