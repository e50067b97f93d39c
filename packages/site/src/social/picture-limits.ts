import { availableParallelism } from 'node:os';

/** What drawing may take, of a server and of a build. */
export interface PictureLimits {
  /** Threads that draw at the same time. */
  threads: number;
  /** Cards that wait for a thread; further ones are refused. */
  waiting: number;
  mostBytes: { memory: number; disk: number };
}

/** A picture has 10 to 15 kB. Whoever asks for many pictures at once takes one core from the visitors, and no more. */
export const SERVER_LIMITS: PictureLimits = {
  threads: 1,
  waiting: 64,
  mostBytes: { memory: 8_000_000, disk: 200_000_000 },
};

/** A build asks for each picture once, so it keeps none in memory. */
export function buildLimits(): PictureLimits {
  return {
    threads: Math.min(4, availableParallelism()),
    waiting: Infinity,
    mostBytes: { memory: 0, disk: Infinity },
  };
}
