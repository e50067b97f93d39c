import { FRAME_DELTA_MS } from '../constants.ts';

export interface Glide {
  from: number;
  to: number;
  /** In milliseconds. */
  duration: number;
  onStep: (value: number) => void;
  onEnd: () => void;
}

/**
 * Takes a number to another one, frame by frame. A frame that comes late counts for no more than its share:
 * the movement goes on where it was, and nothing jumps. What is given back stops it.
 */
export function glide({ from, to, duration, onStep, onEnd }: Glide): () => void {
  let elapsed = 0;
  let last: number | undefined;
  let frame = 0;
  const step = (now: number): void => {
    elapsed += Math.min(now - (last ?? now), FRAME_DELTA_MS);
    last = now;
    const share = Math.min(elapsed / duration, 1);
    onStep(from + (to - from) * easeOut(share));
    if (share < 1) frame = requestAnimationFrame(step);
    else onEnd();
  };
  frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}
