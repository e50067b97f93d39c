import { createStore } from '@recto/ui/store';
import { KEPT_STATE_KEY } from '../constants.ts';

/** Values by key that outlive pages, and the reload that a new build needs: a draft, an open panel. */
export interface KeptState {
  /** Whether someone has set it, here or before the reload. */
  has: (key: string) => boolean;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
  /** Puts everything into the tab's storage: the page is about to be loaded anew. */
  save: () => void;
  /** Whether values came from before the reload. */
  wasRestored: boolean;
}

/** What was saved before a reload is taken over once, and is gone from the storage then. */
export function createKeptState(storage: () => Storage): KeptState {
  const values = new Map(Object.entries(take(storage)));
  const store = createStore(values);
  return {
    wasRestored: values.size > 0,
    has: (key) => values.has(key),
    get: (key) => values.get(key),
    set(key, value) {
      store.set(values.set(key, value));
    },
    subscribe: store.subscribe,
    save() {
      if (values.size === 0) return;
      try {
        storage().setItem(KEPT_STATE_KEY, JSON.stringify(Object.fromEntries(values)));
      } catch (error) {
        console.warn('Recto could not keep the state of the page.', error);
      }
    },
  };
}

function take(storage: () => Storage): Record<string, unknown> {
  try {
    const text = storage().getItem(KEPT_STATE_KEY);
    if (text === null) return {};
    storage().removeItem(KEPT_STATE_KEY);
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What the open page keeps. On a server it stays empty. */
export const keptState = createKeptState(() => sessionStorage);
