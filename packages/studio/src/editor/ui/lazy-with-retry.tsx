import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { preloadLater } from './preload.ts';

/** Time in which an error boundary shows the error; components that are opened later are loaded again. */
const KEEP_ERROR_MS = 2000;

/** Functions that clear a failed load. */
const failed = new Set<() => void>();

/** Options of `lazyWithRetry`. */
interface LazyOptions {
  /** Whether to start loading now, before the component is rendered. */
  isEager?: boolean;
}

/**
 * Like React's `lazy`, but a component that failed to load is loaded again when the user retries, and one that is
 * already loaded is rendered at once: React shows a fallback for at least 300 ms.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isEager = false }: LazyOptions = {},
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const forget = (): void => {
    loading = undefined;
    failed.delete(forget);
  };
  const start = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (error) {
      failed.add(forget);
      setTimeout(forget, KEEP_ERROR_MS);
      throw error;
    }
  };
  const preload = async (): Promise<void> => {
    await (loading ??= start());
  };
  preloadLater(preload);
  // An error is shown when the component is rendered.
  if (isEager) preload().catch(() => undefined);
  return function Later(props: Props): ReactNode {
    const Loaded = loaded ?? use((loading ??= start())).default;
    return <Loaded {...props} />;
  };
}

/** Must be called before failed components are rendered again. */
export function clearFailedLoads(): void {
  for (const forget of failed) forget();
}
