import { useSyncExternalStore } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { LOADING_HEIGHT_PX, LOADING_RESET_MS, LOADING_STEP_MS } from '../constants.ts';
import type { LoadingStore } from './loading-store.ts';

/** Properties of `LoadingBar`. */
export interface LoadingBarProps {
  store: LoadingStore;
  /** Label for screen readers. */
  label: string;
  dir: 'ltr' | 'rtl';
  /** Whether the visitor prefers reduced motion: then the bar has its full width at once. Called on every render. */
  prefersReducedMotion: () => boolean;
}

/**
 * A thin line at the top of the window while a page is loading. A site sets its colour with `--recto-loading-color`, or
 * styles `.recto-loading-bar`.
 */
export function LoadingBar({ store, label, dir, prefersReducedMotion }: LoadingBarProps): ReactNode {
  const { isVisible, progress } = useSyncExternalStore(store.subscribe, store.get, store.get);
  if (!isVisible && progress === 0) return null;
  const percent = Math.round(progress);
  const style: CSSProperties = {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 'var(--recto-loading-layer, 1000)',
    blockSize: LOADING_HEIGHT_PX,
    background: 'var(--recto-loading-color, currentColor)',
    pointerEvents: 'none',
    opacity: isVisible ? 1 : 0,
    // The bar grows from the side where lines of text begin.
    transformOrigin: dir === 'rtl' ? 'right' : 'left',
    ...(!prefersReducedMotion() && {
      transform: `scaleX(${percent / 100})`,
      transition: `transform ${LOADING_STEP_MS}ms linear, opacity ${LOADING_RESET_MS}ms`,
    }),
  };
  return (
    <div
      className="recto-loading-bar"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers render <progress> differently
      role="progressbar"
      // While it fades out there is no progress to announce.
      aria-hidden={!isVisible}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={style}
    />
  );
}
