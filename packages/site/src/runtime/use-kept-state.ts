import { useCallback, useState, useSyncExternalStore } from 'react';
import { keptState } from '../builds/kept-state.ts';
import { usePage } from './app-context.ts';

/**
 * State under a name: the same for every component that uses the name, on every page, and kept when a
 * new build makes the page load anew. Values have to be JSON. Begins as the page's payload says, else as `initial`.
 */
export function useKeptState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const { payload } = usePage();
  const [first] = useState(
    (): Value => (payload.state && key in payload.state ? payload.state[key] : initial) as Value,
  );
  const value = useSyncExternalStore(
    keptState.subscribe,
    () => (keptState.has(key) ? (keptState.get(key) as Value) : first),
    // What was kept comes after hydration, since the server knew nothing of it.
    () => first,
  );
  const set = useCallback(
    (next: Value): void => {
      keptState.set(key, next);
    },
    [key],
  );
  return [value, set];
}
