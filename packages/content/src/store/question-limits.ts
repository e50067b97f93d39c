import { ContentError } from '../errors.ts';
import type { ReadStore } from './store.ts';

/** Longest that a question from outside may take, in milliseconds. */
const QUESTION_TIMEOUT = 2_000;
/** Questions from outside that may wait for their turn; those beyond would wait longer than anyone does. */
const MOST_WAITING = 100;

/** What one who asks from outside may take of a server. */
export interface QuestionLimits {
  /** Longest that a question may take, in milliseconds. */
  timeout: number;
  /** How many questions may wait for their turn. */
  most: number;
}

export type QuestionLimitOptions = Partial<QuestionLimits>;

export function resolveLimits({
  timeout = QUESTION_TIMEOUT,
  most = MOST_WAITING,
}: QuestionLimitOptions): QuestionLimits {
  return { timeout, most };
}

export function tooSlow(timeout: number): ContentError {
  return new ContentError(
    'query/too-slow',
    `The query took longer than ${timeout} ms and was ended.`,
    'Ask for less at a time: fewer conditions, LIKE patterns with fewer wildcards, or fields other than the body.',
  );
}

export function tooBusy(most: number): ContentError {
  return new ContentError(
    'query/busy',
    `${most} queries are waiting already.`,
    'Ask again in a moment; the database answers one after the other.',
  );
}

/** For a database elsewhere: it works on by itself, so only the waiting has to end here. */
export function limitStore(store: ReadStore, { timeout, most }: QuestionLimits): ReadStore {
  let asked = 0;
  return {
    ...store,
    async all(sql, parameters) {
      // Beside the one that is being answered.
      if (asked > most) throw tooBusy(most);
      asked += 1;
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(tooSlow(timeout));
      }, timeout);
      try {
        return await Promise.race([store.all(sql, parameters), late.promise]);
      } finally {
        clearTimeout(timer);
        asked -= 1;
      }
    },
  };
}
