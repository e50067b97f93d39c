import { useState } from 'react';

/** React keys of the items of a list. */
export interface ItemKeys {
  keys: readonly number[];
  /** Keys from this one on belong to items that were added while the list is shown. */
  firstNew: number;
  add: (index: number) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

/** Keeps a key for each item of a list, so that open and focused state stays with an item when the order changes. */
export function useItemKeys(count: number): ItemKeys {
  const [firstNew] = useState(count);
  const [{ keys, next }, setState] = useState({ keys: [...Array(count).keys()], next: count });
  // The list was changed from outside: add or drop keys at its end.
  if (keys.length !== count) {
    const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index);
    setState({ keys: [...keys.slice(0, count), ...added], next: next + added.length });
  }
  return {
    keys,
    firstNew,
    add: (index) => setState((state) => ({ keys: state.keys.toSpliced(index, 0, state.next), next: state.next + 1 })),
    remove: (index) => setState((state) => ({ ...state, keys: state.keys.toSpliced(index, 1) })),
    move: (from, to) =>
      setState((state) => {
        const [key = state.next] = state.keys.slice(from, from + 1);
        return { ...state, keys: state.keys.toSpliced(from, 1).toSpliced(to, 0, key) };
      }),
  };
}
