/** A value outside React that components read with `useSyncExternalStore`. */
export interface Store<Value> {
  /** Returns the value. */
  get: () => Value;
  /** Replaces the value and calls every listener. */
  set: (value: Value) => void;
  /** Calls a listener on every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with an initial value. */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
