import { readNumbers, writeNumber } from './numbers.ts';

/** How much one section is about one term. */
export interface Posting {
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
  const byWeight = Map.groupBy(postings, ({ weight }) => weight);
  const groups = [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, group]) => {
      const sections = group.map(({ section }) => section).sort((a, b) => a - b);
      const steps = sections.map((section, place) => writeNumber(section - (sections[place - 1] ?? 0)));
      return writeNumber(weight) + writeNumber(sections.length) + steps.join('');
    });
  return [...(cutFrom === undefined ? [] : [writeNumber(CUT), writeNumber(cutFrom)]), ...groups].join('');
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
