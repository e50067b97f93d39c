import { codeRanges } from './code-ranges.ts';

export interface MatchedAddress {
  /** The address as it is written. */
  address: string;
  /** Where it is in the text. */
  start: number;
  end: number;
  /** Everything that the pattern has named. */
  groups: Readonly<Record<string, string | undefined>>;
}

/** Most addresses of one text that are found. */
const MOST_ADDRESSES = 5000;

/** `![alt](address)` and `[text](address)`. */
export const MARKDOWN =
  /(?<image>!?)\[(?<text>(?:[^[\]\\\n]|\\.){0,500})\]\(\s{0,9}(?:<(?<pointed>[^<>\n]{1,1000})>|(?<plain>[^\s()<>]{1,1000}(?:\([^\s()]{0,100}\)[^\s()<>]{0,100}){0,9}))/gu;
/** `src="address"` in components, HTML and data. */
export const ATTRIBUTE =
  /\b(?:src|href|poster|to)\s{0,9}[=:]\s{0,9}(?<quote>["'])(?<address>[^"'\n]{1,1000})\k<quote>/gu;
/** Any other text in quotes that begins as an address does. */
export const QUOTED = /(?<quote>["'])(?<address>(?!\/\/)\.{0,2}\/[^"'\n]{1,1000})\k<quote>/gu;

/**
 * Addresses that patterns find outside of code, in the order of the text. What one pattern has found is not found again
 * by the next.
 */
export function matchAddresses(
  text: string,
  patterns: readonly RegExp[],
  isWanted: (address: string) => boolean,
): MatchedAddress[] {
  /** Characters that belong to code, or to an address that was found. */
  const taken = new Uint8Array(text.length);
  for (const [start, end] of codeRanges(text)) taken.fill(1, start, end);
  const found: MatchedAddress[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      if (found.length === MOST_ADDRESSES) break;
      const { groups = {} } = match;
      const address = groups['pointed'] ?? groups['plain'] ?? groups['address'] ?? '';
      const start = match.index + match[0].lastIndexOf(address);
      const end = start + address.length;
      if (taken[start] === 1 || taken[end - 1] === 1 || !isWanted(address)) continue;
      taken.fill(1, start, end);
      found.push({ address, start, end, groups });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
