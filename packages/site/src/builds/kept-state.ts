import { createStore } from '@recto/ui/store';
import { KEPT_STATE_KEY } from '../constants.ts';

/** Values by key that survive navigation and the reload for a new build: a draft, an open panel. */
export interface KeptState {
  /** Whether a value is set, on this page or before the reload. */
  has: (key: string) => boolean;
  /** Returns a value; `undefined` if it is not set. */
  get: (key: string) => unknown;
  /** Sets a value and notifies the listeners. */
  set: (key: string, value: unknown) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Writes all values to the session storage, before the page is reloaded. */
  save: () => void;
  /** Whether values from before a reload were restored. */
  wasRestored: boolean;
}

/** Creates the state, with the values that were saved before a reload. They are removed from the storage. */
export function createKeptState(storage: () => Storage): KeptState {
  const values = new Map(Object.entries(takeSavedValues(storage)));
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
        console.warn('Recto could not save the state of the page.', error);
      }
    },
  };
}

function takeSavedValues(storage: () => Storage): Record<string, unknown> {
  try {
    const text = storage().getItem(KEPT_STATE_KEY);
    if (text === null) return {};
    storage().removeItem(KEPT_STATE_KEY);
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** State of the open page. Empty on a server. */
export const keptState = createKeptState(() => sessionStorage);
