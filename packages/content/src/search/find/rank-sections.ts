import type { TermPostings } from '../parts/postings.ts';
import { MAX_WEIGHT } from '../parts/postings.ts';
import type { Match } from './match-terms.ts';

/** A word with the terms that match it and their postings. */
export interface FoundWord {
  /** Matching terms, the best first. */
  matches: readonly (Match & TermPostings)[];
}

/** A requirement of a query, with the words found for each alternative. */
export interface FoundRequirement {
  /** Alternatives; in each of them all words have to be found. */
  alternatives: readonly (readonly FoundWord[])[];
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
  isCertain: boolean;
}

interface SectionMatch {
  value: number;
  isCertain: boolean;
}

interface MatchedRequirement {
  sections: Map<number, SectionMatch>;
  /** Inverse document frequency: the rarer, the higher. */
  rarity: number;
  isCommon: boolean;
  share: number;
}

/** Weight of a requirement that only another section of the same page fulfils. */
const SAME_PAGE_WEIGHT = 0.6;
/** Exponent by which a score decreases with requirements that are not fulfilled. */
const STEEPNESS = 2;
/** Bonus for each further matching section of the same page, and the maximum number of sections that count. */
const SAME_PAGE_BONUS = 0.07;
const MAX_SAME_PAGE_SECTIONS = 4;
/** Sections with a lower share of the best score are omitted. */
const MIN_SCORE_SHARE = 0.12;
/** Weight of matching a name by its parts: nearly full if the name itself is not in the index, otherwise low. */
const BY_PARTS = 0.9;
const BY_PARTS_OF_KNOWN_NAME = 0.2;

/** Returns the sections that match the requirements of a query, sorted by relevance. */
export function rankSections(
  requirements: readonly FoundRequirement[],
  { sections, pageOf }: { sections: number; pageOf: (section: number) => number },
): RankedSection[] {
  const met = requirements.map((requirement) => matchRequirement(requirement, sections));
  const required = met.filter(({ share }) => share === 1);
  const decisive = required.some(({ isCommon }) => !isCommon) ? required.filter(({ isCommon }) => !isCommon) : required;
  const total = decisive.reduce((sum, { rarity }) => sum + rarity, 0);
  if (total === 0) return [];
  const onPages = decisive.map((requirement) => new Set(Array.from(requirement.sections.keys(), pageOf)));
  const candidates = new Set(decisive.flatMap((requirement) => [...requirement.sections.keys()]));
  const onPage = new Map<number, number>();
  for (const section of candidates) {
    const page = pageOf(section);
    onPage.set(page, (onPage.get(page) ?? 0) + 1);
  }
  const ranked = Array.from(candidates, (section): RankedSection => {
    const score = met.reduce(
      (sum, requirement) =>
        sum + requirement.share * requirement.rarity * (requirement.sections.get(section)?.value ?? 0),
      0,
    );
    const page = pageOf(section);
    const covered = decisive.reduce((sum, { sections: matching, rarity }, index) => {
      if (matching.has(section)) return sum + rarity;
      return onPages[index]?.has(page) ? sum + rarity * SAME_PAGE_WEIGHT : sum;
    }, 0);
    const isCertain = decisive.every((requirement) => requirement.sections.get(section)?.isCertain);
    const bonus = 1 + SAME_PAGE_BONUS * Math.min((onPage.get(page) ?? 1) - 1, MAX_SAME_PAGE_SECTIONS);
    return { section, score: score * bonus * (covered / total) ** STEEPNESS, isCertain };
  });
  const best = ranked.reduce((max, { score }) => Math.max(max, score), 0);
  return ranked
    .filter(({ score }) => score >= best * MIN_SCORE_SHARE)
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

function matchRequirement({ alternatives, share }: FoundRequirement, sections: number): MatchedRequirement {
  const words = alternatives.map((alternative) => alternative.map((word) => matchWord(word, sections)));
  const matches = new Map<number, SectionMatch>();
  const isWritten = alternatives[0]?.every(({ matches }) => matches[0]?.quality === 1);
  for (const [index, alternative] of words.entries()) {
    const factor = index === 0 ? 1 : isWritten ? BY_PARTS_OF_KNOWN_NAME : BY_PARTS;
    for (const [section, { value, isCertain }] of intersectSections(alternative)) {
      if (value * factor > (matches.get(section)?.value ?? 0)) {
        matches.set(section, { value: value * factor, isCertain });
      }
    }
  }
  const rarest = words.map((alternative) => Math.max(0, ...alternative.map(({ rarity }) => rarity)));
  return {
    sections: matches,
    rarity: Math.max(0, ...rarest),
    isCommon: words.every((alternative) => alternative.every(({ isCommon }) => isCommon)),
    share,
  };
}

/**
 * Returns the sections that contain all words of one alternative. Very common words are ignored if there are others.
 */
function intersectSections(all: readonly Omit<MatchedRequirement, 'share'>[]): Map<number, SectionMatch> {
  const rare = all.filter(({ isCommon }) => !isCommon);
  const words = rare.length > 0 ? rare : all;
  const [first, ...others] = words;
  if (!first) return new Map();
  if (others.length === 0) return first.sections;
  const matches = new Map<number, SectionMatch>();
  for (const [section, { value, isCertain }] of first.sections) {
    const rest = others.map((word) => word.sections.get(section));
    if (!rest.every((met) => met !== undefined)) continue;
    const sum = rest.reduce((total, met) => total + met.value, value);
    matches.set(section, { value: sum / words.length, isCertain: isCertain && rest.every((met) => met.isCertain) });
  }
  return matches;
}

function matchWord({ matches }: FoundWord, total: number): Omit<MatchedRequirement, 'share'> {
  const sections = new Map<number, SectionMatch>();
  for (const { postings, quality, isCertain } of matches) {
    for (const { section, weight } of postings) {
      const value = quality * (weight / MAX_WEIGHT);
      const met = sections.get(section);
      // One certain match is enough, even if another match has a higher weight.
      sections.set(section, {
        value: Math.max(value, met?.value ?? 0),
        isCertain: isCertain || met?.isCertain === true,
      });
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
