import { LOADING_DURATION_MS } from '../constants.ts';

/** How far the bar has come, in percent: quick at first, ever slower, never at its end. */
export function estimateProgress(elapsedMs: number): number {
  const share = (elapsedMs / LOADING_DURATION_MS) * 100;
  return (2 / Math.PI) * 100 * Math.atan(share / 50);
}
