import type { Words } from './app.ts';

/** Loaders of the texts of each language: its pack, then those that add to it. */
export type WordLoaders = Record<string, readonly (() => Promise<{ default: Words }>)[]>;

/** One loader of several packs; a later one goes before an earlier one. */
export function mergeWords(loads: WordLoaders[string]): () => Promise<Words> {
  let known: readonly Words[] = [];
  let merged: Words = {};
  // The packs are loaded for each page, since it lists the files that were loaded for it; they are merged once.
  return async () => {
    const packs = await Promise.all(loads.map(async (load) => (await load()).default));
    if (packs.length !== known.length || packs.some((pack, place) => pack !== known[place])) {
      merged = Object.assign({}, ...packs) as Words;
      known = packs;
    }
    return merged;
  };
}
