import { useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';

type Length = number | string;

/**
 * The space that a component takes until it is rendered; numbers are pixels. Either `height` or `aspectRatio` is
 * required.
 */
export type PlaceholderSize = { width?: Length } & (
  | { height: Length; aspectRatio?: never }
  | { aspectRatio: Length; height?: never }
);

/**
 * Creates a component that only browsers render, for example because it needs `window` or a canvas. The page contains
 * an empty space of its size; when that is in view, React is loaded and renders the component there. If the file that
 * calls this function begins with `'use client'`, the server does not even import it.
 */
export function clientOnly<Props extends object>(
  component: ComponentType<Props>,
  size: PlaceholderSize,
): ComponentType<Props> {
  const Actual = component;
  function ClientOnly(props: Props): ReactNode {
    const isBrowser = useSyncExternalStore(subscribe, returnTrue, returnFalse);
    return isBrowser ? <Actual {...props} /> : <div data-start="in-view" aria-busy="true" style={size} />;
  }
  return ClientOnly;
}

/** The value never changes after hydration. */
function subscribe(): () => void {
  return () => undefined;
}

function returnTrue(): boolean {
  return true;
}

function returnFalse(): boolean {
  return false;
}
