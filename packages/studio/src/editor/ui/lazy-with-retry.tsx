import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Time in which an error boundary shows the error; components that are opened later are loaded again. */
const KEEP_ERROR_MS = 2000;

/** Functions that clear a failed load. */
const failed = new Set<() => void>();

/** Like React's `lazy`, but a component that failed to load is loaded again when the user retries. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const forget = (): void => {
    loading = undefined;
    failed.delete(forget);
  };
  const start = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load();
    } catch (error) {
      failed.add(forget);
      setTimeout(forget, KEEP_ERROR_MS);
      throw error;
    }
  };
  return function Later(props: Props): ReactNode {
    const { default: Loaded } = use((loading ??= start()));
    return <Loaded {...props} />;
  };
}

/** Must be called before failed components are rendered again. */
export function clearFailedLoads(): void {
  for (const forget of failed) forget();
}
