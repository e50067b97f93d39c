import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Until then a boundary has shown the error; what is opened later loads again. */
const KEEP_ERROR_MS = 2000;

/** Functions that forget a failed load. */
const failed = new Set<() => void>();

/** Like `lazy` of React, but a component that could not be loaded is loaded again when somebody tries again. */
export function loadLater<Props extends object>(
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

/** To be called before what has failed is rendered again. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
}
