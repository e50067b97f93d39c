import { createStore } from '@recto/ui/store';

/** Asynchronous data that all components with the same key share. */
export interface Entry<Data> {
  /** Returns the current state. */
  state(): AsyncState<Data>;
  /** Loads the data again and aborts an earlier request. Resolves when the newest request has ended. */
  start(load: LoadData<Data>): Promise<void>;
  /** Loads the data, unless it is loaded, is being loaded, or has failed. */
  ensure(load: LoadData<Data>): void;
  /** Removes the data and aborts the request. */
  clear(): void;
  /** Adds a listener. When the last one is removed, the request is aborted and the entry deleted. */
  subscribe(listener: () => void): () => void;
}

/** Entries by key. Only used in browsers: on a server, visitors would share them. */
const entries = new Map<string, Entry<unknown>>();

/** Returns the entry of a key, if there is one. */
export function findEntry<Data>(key: string): Entry<Data> | undefined {
  return entries.get(key) as Entry<Data> | undefined;
}

/** Returns the entry of a key; creates it with the state `first` if there is none. */
export function openEntry<Data>(key: string, first: AsyncState<Data>): Entry<Data> {
  const existing = findEntry<Data>(key);
  if (existing) return existing;
  const entry = createEntry(first, () => entries.delete(key));
  entries.set(key, entry);
  return entry;
}

function createEntry<Data>(first: AsyncState<Data>, onUnused: () => void): Entry<Data> {
  const { get, set: setState, subscribe } = createStore(first);
  let users = 0;
  let request: AbortController | undefined;
  /** Resolves with the newest request. */
  let latest = Promise.resolve();

  const abort = (): void => {
    request?.abort();
    request = undefined;
    latest = Promise.resolve();
  };

  const run = async (load: LoadData<Data>, controller: AbortController): Promise<void> => {
    let outcome: AsyncState<Data>;
    try {
      outcome = { status: 'success', data: await load({ signal: controller.signal }), error: undefined };
    } catch (error) {
      outcome = { status: 'error', data: get().data, error };
    }
    // Replaced or aborted: wait for the newest request instead.
    if (controller.signal.aborted) return await latest;
    request = undefined;
    setState(outcome);
  };

  const start = (load: LoadData<Data>): Promise<void> => {
    request?.abort();
    request = new AbortController();
    setState({ status: 'pending', data: get().data, error: undefined });
    latest = run(load, request);
    return latest;
  };

  return {
    state: get,
    start,
    ensure(load) {
      if (!request && (get().status === 'idle' || get().status === 'pending')) void start(load);
    },
    clear() {
      abort();
      setState(IDLE);
    },
    subscribe(listener) {
      const end = subscribe(listener);
      users += 1;
      return () => {
        end();
        users -= 1;
        // Another component may subscribe immediately afterwards.
        queueMicrotask(() => {
          if (users > 0) return;
          abort();
          onUnused();
        });
      };
    },
  };
}

/** State of asynchronous data. Existing data is kept while new data is loaded. */
export type AsyncState<Data> =
  | { status: 'idle'; data: Data | undefined; error: undefined }
  | { status: 'pending'; data: Data | undefined; error: undefined }
  | { status: 'success'; data: Data; error: undefined }
  | { status: 'error'; data: Data | undefined; error: unknown };

/** Loads the data. The signal is aborted when the result is no longer needed. */
export type LoadData<Data> = (context: { signal: AbortSignal }) => Promise<Data> | Data;

/** State before anything is loaded. */
export const IDLE: AsyncState<never> = { status: 'idle', data: undefined, error: undefined };
/** State while data is loaded for the first time. */
export const PENDING: AsyncState<never> = { status: 'pending', data: undefined, error: undefined };
