import { success } from './repository-error.ts';
import type { AsyncResult } from './repository-error.ts';

/** The newest commit of a branch, as far as this server knows it. */
export interface KnownHead {
  /** Records a commit that was read or written. */
  record: (revision: string) => void;
  /** Returns the commit without waiting; reads it in the background if it is older than `maxAge` milliseconds. */
  last: (maxAge: number) => string | undefined;
  /** Returns the commit; reads it if it is older than `maxAge` milliseconds. */
  recent: (maxAge: number) => AsyncResult<string>;
}

/** Caches the newest commit, so that many people can be told of it without a request to the git host for each. */
export function createKnownHead(read: () => AsyncResult<string>, now: () => number = Date.now): KnownHead {
  let known: { revision: string; at: number } | undefined;
  let reading: AsyncResult<string> | undefined;
  const record = (revision: string): void => {
    known = { revision, at: now() };
  };
  const readNow = async (): AsyncResult<string> => {
    const result = await read();
    if (result.ok) record(result.value);
    return result;
  };
  /** Requests at the same time share one read. */
  const readOnce = async (): AsyncResult<string> => {
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    return await reading;
  };
  const isRecent = (maxAge: number): boolean => known !== undefined && now() - known.at <= maxAge;
  return {
    record,
    last(maxAge) {
      // A later request reports the error.
      if (!isRecent(maxAge)) void readOnce().catch(() => undefined);
      return known?.revision;
    },
    recent: async (maxAge) => (known && isRecent(maxAge) ? success(known.revision) : await readOnce()),
  };
}
