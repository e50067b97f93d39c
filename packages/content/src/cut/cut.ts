/** An entry of a list that is cut into parts. */
export interface CutEntry {
  /** Says whether a part may begin with it; stays the same when other entries change. */
  key: string;
  /** Its characters. */
  length: number;
}

/** A part has between half and one and a half of the size that is asked for, unless one entry is larger. */
const LEAST = 0.5;
const MOST = 1.5;

/**
 * Where parts begin. Parts begin at entries that their own keys choose, not after a number of characters: where an entry
 * is added, removed or changed, the parts around it change, and all others stay as they are.
 */
export function cut(entries: readonly CutEntry[], size: number): number[] {
  const average = entries.reduce((sum, { length }) => sum + length + 1, 0) / Math.max(entries.length, 1);
  const step = chance(size, average);
  const starts: number[] = [];
  let length = 0;
  for (const [place, { key, length: own }] of entries.entries()) {
    const isChosen = length >= size * LEAST && hashOf(key) % step === 0;
    if (place === 0 || isChosen || length + own > size * MOST) {
      starts.push(place);
      length = 0;
    }
    length += own + 1;
  }
  return starts;
}

/** One of how many entries begins a part: a power of two, so that an edit seldom changes it. */
function chance(size: number, average: number): number {
  return Math.max(1, 2 ** Math.round(Math.log2((size * (1 - LEAST)) / Math.max(average, 1))));
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01_00_01_93);
  }
  // The lowest bits of this hash are those of the last characters.
  return (hash ^ (hash >>> 15)) >>> 0;
}
