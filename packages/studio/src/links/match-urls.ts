import { codeRanges } from './code-ranges.ts';

/** A URL that a pattern has found in a text. */
export interface MatchedUrl {
  /** The URL as written in the text. */
  url: string;
  /** Start offset of the URL in the text. */
  start: number;
  /** End offset of the URL in the text. */
  end: number;
  /** All named groups of the pattern. */
  groups: Readonly<Record<string, string | undefined>>;
}

/** Maximum number of URLs found in one text. */
const MAX_URLS = 5000;

/** `![alt](address)` and `[text](address)`. */
export const MARKDOWN =
  /(?<image>!?)\[(?<text>(?:[^[\]\\\n]|\\.){0,500})\]\(\s{0,9}(?:<(?<pointed>[^<>\n]{1,1000})>|(?<plain>[^\s()<>]{1,1000}(?:\([^\s()]{0,100}\)[^\s()<>]{0,100}){0,9}))/gu;
/** `src="address"` in components, HTML and data. */
export const ATTRIBUTE =
  /\b(?:src|href|poster|to)\s{0,9}[=:]\s{0,9}(?<quote>["'])(?<address>[^"'\n]{1,1000})\k<quote>/gu;
/** Any other quoted text that starts like a path. */
export const QUOTED = /(?<quote>["'])(?<address>(?!\/\/)\.{0,2}\/[^"'\n]{1,1000})\k<quote>/gu;

/**
 * Finds the URLs that match patterns outside of code, in text order. A URL found by one pattern is skipped by the next.
 */
export function matchUrls(
  text: string,
  patterns: readonly RegExp[],
  isWanted: (address: string) => boolean,
): MatchedUrl[] {
  /** Marks characters that belong to code or to a URL already found. */
  const taken = new Uint8Array(text.length);
  for (const [start, end] of codeRanges(text)) taken.fill(1, start, end);
  const matches: MatchedUrl[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      if (matches.length === MAX_URLS) break;
      const { groups = {} } = match;
      const url = groups['pointed'] ?? groups['plain'] ?? groups['address'] ?? '';
      const start = match.index + match[0].lastIndexOf(url);
      const end = start + url.length;
      if (taken[start] === 1 || taken[end - 1] === 1 || !isWanted(url)) continue;
      taken.fill(1, start, end);
      matches.push({ url, start, end, groups });
    }
  }
  return matches.sort((a, b) => a.start - b.start);
}
