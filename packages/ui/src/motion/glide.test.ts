import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glide } from './glide.ts';

/** Animation frames that the test triggers. */
let frames: ((now: number) => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function draw(now: number): void {
  for (const frame of frames.splice(0)) frame(now);
}

function start(duration: number) {
  const steps: number[] = [];
  const onEnd = vi.fn<() => void>();
  const stop = glide({ from: 0, to: 100, duration, onStep: (value) => steps.push(value), onEnd });
  return { steps, onEnd, stop };
}

test('a late frame counts for forty milliseconds', () => {
  const late = start(80);
  draw(0);
  draw(10_000);
  const punctual = start(80);
  draw(20_000);
  expect(late.onEnd).toHaveBeenCalledOnce();
  draw(20_040);
  expect(punctual.steps.at(-1)).toBe(late.steps[1]);
  expect(late.steps[1]).toBeCloseTo(87.5);
  expect(late.steps.at(-1)).toBe(100);
});

test('an early frame counts for its actual duration', () => {
  const { steps, onEnd } = start(100);
  draw(0);
  draw(39);
  expect(steps[1]).toBeCloseTo(100 * (1 - 0.61 ** 3));
  expect(onEnd).not.toHaveBeenCalled();
});

test('can be stopped', () => {
  const { steps, onEnd, stop } = start(100);
  draw(0);
  stop();
  draw(1000);
  expect(steps).toEqual([0]);
  expect(onEnd).not.toHaveBeenCalled();
});
