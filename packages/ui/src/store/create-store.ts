/** A value outside React. Components follow it with `useSyncExternalStore`. */
export interface Store<Value> {
  get: () => Value;
  /** Replaces the value and calls every listener. */
  set: (value: Value) => void;
  /** Gives what ends it. */
  subscribe: (listener: () => void) => () => void;
}

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
