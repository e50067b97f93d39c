/** Random choices that depend only on a seed. */
export interface Random {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** An integer between two numbers, both inclusive. */
  between: (min: number, max: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** Creates a random number generator with a seed. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list.');
      return item;
    },
  };
}

function mulberry32(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
