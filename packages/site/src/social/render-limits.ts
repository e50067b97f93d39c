import { availableParallelism } from 'node:os';

/** Limits of rendering, for a server and for a build. */
export interface RenderLimits {
  /** Number of threads that render at the same time. */
  threads: number;
  /** Maximum number of cards that wait for a thread; further ones are rejected. */
  waiting: number;
  /** Maximum size of the caches, in bytes. */
  maxBytes: { memory: number; disk: number };
}

/** Limits of a server. An image has 10 to 15 kB. Requests for many images at once use only one core. */
export const SERVER_LIMITS: RenderLimits = {
  threads: 1,
  waiting: 64,
  maxBytes: { memory: 8_000_000, disk: 200_000_000 },
};

/** Limits of a build, which requests each image once and so caches none in memory. */
export function buildLimits(): RenderLimits {
  return {
    threads: Math.min(4, availableParallelism()),
    waiting: Infinity,
    maxBytes: { memory: 0, disk: Infinity },
  };
}
