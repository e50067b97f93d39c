import { createStore } from '@recto/ui/store';

/** One piece of data, shared by all who ask for the same key. */
export interface Entry<Data> {
  state(): AsyncState<Data>;
  /** Asks for the data anew; what was asked for before is given up. Settles when the newest answer is there. */
  start(load: Load<Data>): Promise<void>;
  /** Asks for the data unless it is there, or on its way, or has failed. */
  ensure(load: Load<Data>): void;
  clear(): void;
  /** Whoever listens keeps the entry alive; with the last of them the request ends. */
  subscribe(listener: () => void): () => void;
}

/** Entries by key. Only a browser has any: on a server they would pass from one visitor to the next. */
const entries = new Map<string, Entry<unknown>>();

export function findEntry<Data>(key: string): Entry<Data> | undefined {
  return entries.get(key) as Entry<Data> | undefined;
}

/** The entry of a key, begun with `first` where there is none yet. */
export function openEntry<Data>(key: string, first: AsyncState<Data>): Entry<Data> {
  const found = findEntry<Data>(key);
  if (found) return found;
  const entry = createEntry(first, () => entries.delete(key));
  entries.set(key, entry);
  return entry;
}

function createEntry<Data>(first: AsyncState<Data>, onUnused: () => void): Entry<Data> {
  const { get, set: become, subscribe } = createStore(first);
  let users = 0;
  let request: AbortController | undefined;
  /** Settles with the newest request. */
  let latest = Promise.resolve();

  const giveUp = (): void => {
    request?.abort();
    request = undefined;
    latest = Promise.resolve();
  };

  const run = async (load: Load<Data>, own: AbortController): Promise<void> => {
    let outcome: AsyncState<Data>;
    try {
      outcome = { status: 'success', data: await load({ signal: own.signal }), error: undefined };
    } catch (error) {
      outcome = { status: 'error', data: get().data, error };
    }
    // Overtaken or given up: whoever waits for it waits for what came instead.
    if (own.signal.aborted) return await latest;
    request = undefined;
    become(outcome);
  };

  const start = (load: Load<Data>): Promise<void> => {
    request?.abort();
    request = new AbortController();
    become({ status: 'pending', data: get().data, error: undefined });
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
      giveUp();
      become(IDLE);
    },
    subscribe(listener) {
      const end = subscribe(listener);
      users += 1;
      return () => {
        end();
        users -= 1;
        // Another component may take over in the same breath.
        queueMicrotask(() => {
          if (users > 0) return;
          giveUp();
          onUnused();
        });
      };
    },
  };
}

/** Where a piece of asynchronous data stands. What was there before stays while new data is on its way. */
export type AsyncState<Data> =
  | { status: 'idle'; data: Data | undefined; error: undefined }
  | { status: 'pending'; data: Data | undefined; error: undefined }
  | { status: 'success'; data: Data; error: undefined }
  | { status: 'error'; data: Data | undefined; error: unknown };

/** Gets the data. The signal is aborted when the result is no longer needed. */
export type Load<Data> = (context: { signal: AbortSignal }) => Promise<Data> | Data;

export const IDLE: AsyncState<never> = { status: 'idle', data: undefined, error: undefined };
export const PENDING: AsyncState<never> = { status: 'pending', data: undefined, error: undefined };
