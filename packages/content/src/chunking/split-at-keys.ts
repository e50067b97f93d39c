/** An entry of a list that is divided into parts. */
export interface ChunkEntry {
  /** Decides whether a part may start with this entry; does not change when other entries change. */
  key: string;
  /** Length in characters. */
  length: number;
}

/** A part has between 0.5 and 1.5 times the requested size, unless a single entry is larger. */
const MIN_PART_SHARE = 0.5;
const MAX_PART_SHARE = 1.5;

/**
 * Returns the indexes at which parts start (content-defined chunking). The start of a part is chosen by the keys of
 * entries, not by position: when an entry is added, removed or changed, only the parts around it change.
 */
export function splitAtKeys(entries: readonly ChunkEntry[], size: number): number[] {
  const average = entries.reduce((sum, { length }) => sum + length + 1, 0) / Math.max(entries.length, 1);
  const step = chance(size, average);
  const starts: number[] = [];
  let length = 0;
  for (const [index, { key, length: entryLength }] of entries.entries()) {
    const isChosen = length >= size * MIN_PART_SHARE && hashOf(key) % step === 0;
    if (index === 0 || isChosen || length + entryLength > size * MAX_PART_SHARE) {
      starts.push(index);
      length = 0;
    }
    length += entryLength + 1;
  }
  return starts;
}

/** Number of entries of which one starts a part on average: a power of two, so that an edit seldom changes it. */
function chance(size: number, average: number): number {
  return Math.max(1, 2 ** Math.round(Math.log2((size * (1 - MIN_PART_SHARE)) / Math.max(average, 1))));
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  // The lowest bits of this hash depend mostly on the last characters.
  return (hash ^ (hash >>> 15)) >>> 0;
}
