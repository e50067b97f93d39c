import { MAX_FRAME_DELTA_MS } from '../constants.ts';

/** Options of `glide`. */
export interface Glide {
  /** First value. */
  from: number;
  /** Last value. */
  to: number;
  /** Duration in milliseconds. */
  duration: number;
  /** Called with the value of each frame. */
  onStep: (value: number) => void;
  /** Called after the last frame. */
  onEnd: () => void;
}

/**
 * Animates a number frame by frame. A late frame advances it by a limited time only, so that nothing jumps. Returns a
 * function that stops the animation.
 */
export function glide({ from, to, duration, onStep, onEnd }: Glide): () => void {
  let elapsed = 0;
  let last: number | undefined;
  let frame = 0;
  const step = (now: number): void => {
    elapsed += Math.min(now - (last ?? now), MAX_FRAME_DELTA_MS);
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
