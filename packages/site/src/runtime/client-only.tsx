import { useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';

type Length = number | string;

/** The space that a component takes until it is there: numbers are pixels. One of `height` and `aspectRatio` is needed. */
export type PlaceholderSize = { width?: Length } & (
  | { height: Length; aspectRatio?: never }
  | { aspectRatio: Length; height?: never }
);

/**
 * A component that only browsers render, since it needs `window` or draws on a canvas. The page contains an empty space of
 * its size; once that is in view, React is loaded and shows the component there. The server does not even import the
 * file that calls this function, if it begins with `'use client'`.
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

/** It never changes once the page is alive. */
function subscribe(): () => void {
  return () => undefined;
}

function returnTrue(): boolean {
  return true;
}

function returnFalse(): boolean {
  return false;
}
