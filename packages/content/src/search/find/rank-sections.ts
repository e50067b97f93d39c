import type { TermPostings } from '../parts/postings.ts';
import { MOST_WEIGHT } from '../parts/postings.ts';
import type { Match } from './match-terms.ts';

/** A word of a wish, with the terms it may mean and where these are. */
export interface FoundWord {
  matches: readonly (Match & TermPostings)[];
}

/** A wish with each of its ways. */
export interface FoundWish {
  ways: readonly (readonly FoundWord[])[];
  /** How much it adds where it is met; a wish that counts fully has to be met. */
  share: number;
}

export interface RankedSection {
  section: number;
  score: number;
  /** Everything is met, and nothing by a guess. */
  isSure: boolean;
}

interface Met {
  value: number;
  isSure: boolean;
}

interface MetWish {
  sections: Map<number, Met>;
  /** The rarer, the more it says. */
  rarity: number;
  isCommon: boolean;
  share: number;
}

/** What a section keeps of its score for a wish that only another section of its page meets. */
const ELSEWHERE = 0.6;
/** How steeply a score falls with what is not met. */
const STEEPNESS = 2;
/** What each further section of the same page adds, and how many of them count: a page that goes on about it is about it. */
const COMPANY = 0.07;
const MOST_COMPANY = 4;
/** Below this share of the best score nobody looks. */
const LEAST_SHARE = 0.12;
/** The parts of a name are nearly as good as a name that nobody wrote, and much less than one that somebody did. */
const BY_PARTS = 0.9;
const BESIDE_WHOLE = 0.2;

/** Sections by how well they meet the wishes, the best first. */
export function rankSections(
  wishes: readonly FoundWish[],
  { sections, pageOf }: { sections: number; pageOf: (section: number) => number },
): RankedSection[] {
  const met = wishes.map((wish) => meet(wish, sections));
  const required = met.filter(({ share }) => share === 1);
  const telling = required.some(({ isCommon }) => !isCommon) ? required.filter(({ isCommon }) => !isCommon) : required;
  const total = telling.reduce((sum, { rarity }) => sum + rarity, 0);
  if (total === 0) return [];
  const onPages = telling.map((wish) => new Set(Array.from(wish.sections.keys(), pageOf)));
  const candidates = new Set(telling.flatMap((wish) => [...wish.sections.keys()]));
  const onPage = new Map<number, number>();
  for (const section of candidates) {
    const page = pageOf(section);
    onPage.set(page, (onPage.get(page) ?? 0) + 1);
  }
  const ranked = Array.from(candidates, (section): RankedSection => {
    const score = met.reduce(
      (sum, wish) => sum + wish.share * wish.rarity * (wish.sections.get(section)?.value ?? 0),
      0,
    );
    const page = pageOf(section);
    const covered = telling.reduce((sum, { sections: own, rarity }, place) => {
      if (own.has(section)) return sum + rarity;
      return onPages[place]?.has(page) ? sum + rarity * ELSEWHERE : sum;
    }, 0);
    const isSure = telling.every((wish) => wish.sections.get(section)?.isSure);
    const company = 1 + COMPANY * Math.min((onPage.get(page) ?? 1) - 1, MOST_COMPANY);
    return { section, score: score * company * (covered / total) ** STEEPNESS, isSure };
  });
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  return ranked
    .filter(({ score }) => score >= best * LEAST_SHARE)
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

function meet({ ways, share }: FoundWish, sections: number): MetWish {
  const words = ways.map((way) => way.map((word) => meetWord(word, sections)));
  const found = new Map<number, Met>();
  const isWritten = ways[0]?.every(({ matches }) => matches[0]?.quality === 1);
  for (const [place, way] of words.entries()) {
    const factor = place === 0 ? 1 : isWritten ? BESIDE_WHOLE : BY_PARTS;
    for (const [section, { value, isSure }] of together(way)) {
      if (value * factor > (found.get(section)?.value ?? 0)) found.set(section, { value: value * factor, isSure });
    }
  }
  const rarest = words.map((way) => Math.max(0, ...way.map(({ rarity }) => rarity)));
  return {
    sections: found,
    rarity: Math.max(0, ...rarest),
    isCommon: words.every((way) => way.every(({ isCommon }) => isCommon)),
    share,
  };
}

/** Sections in which all the words of one way are; those that are nearly everywhere need not be looked for. */
function together(all: readonly Omit<MetWish, 'share'>[]): Map<number, Met> {
  const rare = all.filter(({ isCommon }) => !isCommon);
  const way = rare.length > 0 ? rare : all;
  const [first, ...others] = way;
  if (!first) return new Map();
  if (others.length === 0) return first.sections;
  const found = new Map<number, Met>();
  for (const [section, { value, isSure }] of first.sections) {
    const rest = others.map((word) => word.sections.get(section));
    if (!rest.every((met) => met !== undefined)) continue;
    const sum = rest.reduce((total, met) => total + met.value, value);
    found.set(section, { value: sum / way.length, isSure: isSure && rest.every((met) => met.isSure) });
  }
  return found;
}

function meetWord({ matches }: FoundWord, total: number): Omit<MetWish, 'share'> {
  const sections = new Map<number, Met>();
  for (const { postings, quality, isSure } of matches) {
    for (const { section, weight } of postings) {
      const value = quality * (weight / MOST_WEIGHT);
      const met = sections.get(section);
      // One sure word is enough, though another may weigh more.
      sections.set(section, { value: Math.max(value, met?.value ?? 0), isSure: isSure || met?.isSure === true });
    }
  }
  const [best] = matches;
  const count = best?.cutFrom ?? (best?.quality === 1 ? best.postings.length : sections.size);
  return {
    sections,
    rarity: Math.log(1 + (total - count + 0.5) / (count + 0.5)),
    isCommon: best?.cutFrom !== undefined,
  };
}
