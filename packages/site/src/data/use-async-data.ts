import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { findEntry, IDLE, openEntry, PENDING } from './entries.ts';
import type { AsyncState, Load } from './entries.ts';

export interface AsyncDataOptions<Data> {
  /** `false` waits for `refresh`. */
  immediate?: boolean;
  /** What is already known for the first key, from the server for instance: nothing is asked for then. */
  initial?: Data | undefined;
  /** Shows the data of the key before while that of the new one is on its way, or cannot be had. */
  keep?: boolean;
}

export type AsyncData<Data> = AsyncState<Data> & {
  /** Asks anew. Settles when the newest answer is there. */
  refresh: () => Promise<void>;
  /** Forgets the data, and gives up what is being asked for. */
  clear: () => void;
};

/**
 * Data that comes later. Components with the same key share one request and its answer; another key,
 * or leaving the page, ends the request, and an older answer never replaces a newer one.
 * `null` as key asks for nothing. On the server nothing is asked for either: only `initial` is there.
 */
export function useAsyncData<Data>(
  key: string | null,
  load: Load<Data>,
  { immediate = true, initial, keep = false }: AsyncDataOptions<Data> = {},
): AsyncData<Data> {
  const [first] = useState(() => ({ key, state: knownState(initial) }));
  const unasked = immediate ? PENDING : IDLE;
  /** Where things stand until somebody has asked. */
  const before: AsyncState<Data> = key === null ? IDLE : ((key === first.key ? first.state : undefined) ?? unasked);

  const subscribe = useCallback(
    (listener: () => void) => (key === null ? nothing : openEntry(key, before).subscribe(listener)),
    [key, before],
  );
  const read = (): AsyncState<Data> => (key === null ? undefined : findEntry<Data>(key)?.state()) ?? before;
  const state = useSyncExternalStore(subscribe, read, () => before);

  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    if (key !== null && immediate) findEntry<Data>(key)?.ensure(latestLoad.current);
  }, [key, immediate]);

  const [last, setLast] = useState(initial);
  if (state.status === 'success' && !Object.is(state.data, last)) setLast(() => state.data);
  const isWaiting = state.status === 'pending' || state.status === 'error';
  const data = keep && isWaiting ? (state.data ?? last) : state.data;

  const refresh = useCallback(async () => {
    if (key !== null) await findEntry<Data>(key)?.start(latestLoad.current);
  }, [key]);
  const clear = useCallback(() => {
    if (key !== null) findEntry(key)?.clear();
  }, [key]);
  return { ...state, data, refresh, clear } as AsyncData<Data>;
}

function knownState<Data>(data: Data | undefined): AsyncState<Data> | undefined {
  return data === undefined ? undefined : { status: 'success', data, error: undefined };
}

function nothing(): void {
  // There is nothing to give up.
}
