import type { Page } from './page.ts';

export interface PageStore {
  get: () => Page;
  set: (page: Page) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds the page on screen, outside React, where navigation can reach it. */
export function createPageStore(first: Page): PageStore {
  let page = first;
  const listeners = new Set<() => void>();
  return {
    get: () => page,
    set(next) {
      page = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
