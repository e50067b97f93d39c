import { glide } from '../motion/glide.ts';

const GLIDE_MS = 250;
/** Movements under way: the next one takes over. */
const moving = new WeakMap<HTMLElement, () => void>();

/** Scrolls a row until the slide stands at its start, whichever way the page is written. */
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
  // A row that snaps would be at the end of each step at once.
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
