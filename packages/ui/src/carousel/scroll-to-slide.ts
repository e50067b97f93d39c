import { glide } from '../motion/glide.ts';

const GLIDE_MS = 250;
/** Functions that stop the running animation of each row; a new animation replaces it. */
const moving = new WeakMap<HTMLElement, () => void>();

/** Scrolls a row to a slide, in both writing directions. */
export function scrollToSlide(track: HTMLElement, index: number): void {
  const [first] = track.children;
  const slide = track.children[index];
  if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
  const to = slide.offsetLeft - first.offsetLeft;
  moving.get(track)?.();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = to;
    return;
  }
  // Scroll snapping would jump to the end of each animation step.
  track.style.scrollSnapType = 'none';
  const stop = glide({
    from: track.scrollLeft,
    to,
    duration: GLIDE_MS,
    onStep: (value) => {
      track.scrollLeft = value;
    },
    onEnd: () => {
      track.style.scrollSnapType = '';
    },
  });
  moving.set(track, stop);
}
