import { useCallback, useState, useSyncExternalStore } from 'react';
import { keptState } from '../builds/kept-state.ts';
import { usePage } from './app-context.ts';

/**
 * State with a key: shared by all components with the same key, on every page, and kept when a new build reloads the
 * page. Values must be serialisable as JSON. The initial value is that of the page's payload, else `initial`.
 */
export function useKeptState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const { payload } = usePage();
  const [first] = useState(
    (): Value => (payload.state && key in payload.state ? payload.state[key] : initial) as Value,
  );
  const value = useSyncExternalStore(
    keptState.subscribe,
    () => (keptState.has(key) ? (keptState.get(key) as Value) : first),
    // Kept values are applied after hydration, since the server does not have them.
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
