import type { Messages } from './app.ts';

/** Loaders of the interface texts, by language: its pack, followed by packs that extend it. */
export type MessageLoaders = Record<string, readonly (() => Promise<{ default: Messages }>)[]>;

/** Combines the loaders of several packs into one. Texts of a later pack override those of an earlier one. */
export function mergeMessages(loads: MessageLoaders[string]): () => Promise<Messages> {
  let mergedPacks: readonly Messages[] = [];
  let merged: Messages = {};
  // Each page loads the packs, because it records the files that were loaded for it. They are merged only once.
  return async () => {
    const packs = await Promise.all(loads.map(async (load) => (await load()).default));
    if (packs.length !== mergedPacks.length || packs.some((pack, index) => pack !== mergedPacks[index])) {
      merged = Object.assign({}, ...packs) as Messages;
      mergedPacks = packs;
    }
    return merged;
  };
}
