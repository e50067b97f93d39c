import type { TermPostings } from '../parts/postings.ts';
import { MOST_WEIGHT } from '../parts/postings.ts';
import type { Match } from './match-terms.ts';

/** A word with the terms that match it and their postings. */
export interface FoundWord {
  /** Matching terms, the best first. */
  matches: readonly (Match & TermPostings)[];
}

/** A requirement of a query, with the words found for each alternative. */
export interface FoundWish {
  /** Alternatives; in each of them all words have to be found. */
  ways: readonly (readonly FoundWord[])[];
  /** Weight of the requirement; one with the weight 1 must be fulfilled. */
  share: number;
}

/** A section with its score. */
export interface RankedSection {
  /** Number of the section. */
  section: number;
  /** Relevance; the higher, the better. */
  score: number;
  /** Whether all requirements are fulfilled by certain matches. */
  isSure: boolean;
}

interface Met {
  value: number;
  isSure: boolean;
}

interface MetWish {
  sections: Map<number, Met>;
  /** Inverse document frequency: the rarer, the higher. */
  rarity: number;
  isCommon: boolean;
  share: number;
}

/** Weight of a requirement that only another section of the same page fulfils. */
const ELSEWHERE = 0.6;
/** Exponent by which a score decreases with requirements that are not fulfilled. */
const STEEPNESS = 2;
/** Bonus for each further matching section of the same page, and the maximum number of sections that count. */
const COMPANY = 0.07;
const MOST_COMPANY = 4;
/** Sections with a lower share of the best score are omitted. */
const LEAST_SHARE = 0.12;
/** Weight of matching a name by its parts: nearly full if the name itself is not in the index, otherwise low. */
const BY_PARTS = 0.9;
const BESIDE_WHOLE = 0.2;

/** Returns the sections that match the requirements of a query, sorted by relevance. */
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

/**
 * Returns the sections that contain all words of one alternative. Very common words are ignored if there are others.
 */
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
      // One certain match is enough, even if another match has a higher weight.
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
