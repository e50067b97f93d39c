import { createStore } from '@recto/ui/store';
import type { IconData } from './icon-data.ts';

/**
 * Icons of the pages that are open, or were. The build puts them where they are used: those in code come with it,
 * those that content names with the payload. Those of the shell are in the HTML of the first page, and read from it.
 * Both sides have the same ones, so this is no state of a visitor.
 */
const known = new Map<string, IconData>();
const store = createStore(known);
/** Asked for, whatever came of it: what does not exist is not asked for at every drawing. */
const requested = new Set<string>();

export function addIcons(icons: Readonly<Record<string, IconData>>): void {
  for (const [name, icon] of Object.entries(icons)) known.set(name, icon);
  store.set(known);
}

export function getIcon(name: string): IconData | undefined {
  return known.get(name);
}

export const subscribeIcons = store.subscribe;

let waiting: string[] = [];

/** Gets an icon that is neither in the code nor in the page. Those asked for in one breath are asked for together. */
export function requestIcon(name: string, hosts: readonly string[]): void {
  if (known.has(name) || requested.has(name)) return;
  requested.add(name);
  waiting.push(name);
  if (waiting.length > 1) return;
  queueMicrotask(() => {
    const names = waiting;
    waiting = [];
    import('./load-missing-icons.ts')
      .then(({ loadMissingIcons }) => loadMissingIcons(names, hosts))
      .then(addIcons)
      .catch((error: unknown) => {
        for (const each of names) requested.delete(each);
        console.warn('Icons could not be loaded.', error);
      });
  });
}
