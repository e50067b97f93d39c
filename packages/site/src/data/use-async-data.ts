import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { findEntry, IDLE, openEntry, PENDING } from './entries.ts';
import type { AsyncState, LoadData } from './entries.ts';

/** Options of `useAsyncData`. */
export interface AsyncDataOptions<Data> {
  /** `false` loads nothing until `refresh` is called. */
  immediate?: boolean;
  /** Data that is already known for the first key, for example from the server; it is not loaded then. */
  initial?: Data | undefined;
  /** Keeps the data of the previous key while that of the new one is being loaded, or if loading fails. */
  keep?: boolean;
}

/** State of asynchronous data, and functions to change it. */
export type AsyncData<Data> = AsyncState<Data> & {
  /** Loads the data again. Resolves when the newest request has ended. */
  refresh: () => Promise<void>;
  /** Removes the data and aborts the request. */
  clear: () => void;
};

/**
 * Loads data asynchronously. Components with the same key share one request and its result; another key, or leaving the
 * page, aborts the request, and an older result never replaces a newer one. `null` as the key loads nothing. On the
 * server nothing is loaded either: only `initial` is available.
 */
export function useAsyncData<Data>(
  key: string | null,
  load: LoadData<Data>,
  { immediate = true, initial, keep = false }: AsyncDataOptions<Data> = {},
): AsyncData<Data> {
  const [first] = useState(() => ({ key, state: knownState(initial) }));
  const initialState = immediate ? PENDING : IDLE;
  /** State until the data is requested. */
  const before: AsyncState<Data> =
    key === null ? IDLE : ((key === first.key ? first.state : undefined) ?? initialState);

  const subscribe = useCallback(
    (listener: () => void) => (key === null ? noop : openEntry(key, before).subscribe(listener)),
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

function noop(): void {
  // Without a key there is nothing to unsubscribe.
}
