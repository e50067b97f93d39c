import { createStore } from '@recto/ui/store';
import type { Site } from '../app/site.ts';
import type { IconData } from './icon-data.ts';

/**
 * Icons that are loaded, by full name. Icons in code come with the code, icons in content with the payload, and icons
 * of the shell are read from the HTML of the first page. Shared by all visitors on a server, since icons are not
 * visitor data.
 */
const loadedIcons = new Map<string, IconData>();
const store = createStore(loadedIcons);
/** Names that were requested, so that unknown icons are not requested again at every render. */
const requested = new Set<string>();

/** Adds icons and notifies the listeners. */
export function addIcons(icons: Readonly<Record<string, IconData>>): void {
  for (const [name, icon] of Object.entries(icons)) loadedIcons.set(name, icon);
  store.set(loadedIcons);
}

/** Returns a loaded icon. */
export function getIcon(name: string): IconData | undefined {
  return loadedIcons.get(name);
}

/** Calls a listener after icons were added. Returns a function that unsubscribes it. */
export const subscribeIcons = store.subscribe;

let waiting: string[] = [];

/**
 * Loads an icon that is neither in the code nor in the page. Requests in the same microtask are combined. `site`
 * names the icon servers that are tried after the site itself.
 */
export function requestIcon(name: string, site: Pick<Site, 'icons'>): void {
  if (loadedIcons.has(name) || requested.has(name)) return;
  requested.add(name);
  waiting.push(name);
  if (waiting.length > 1) return;
  queueMicrotask(() => {
    const names = waiting;
    waiting = [];
    import('./load-missing-icons.ts')
      .then(({ loadMissingIcons }) => loadMissingIcons(names, site))
      .then(addIcons)
      .catch((error: unknown) => {
        for (const each of names) requested.delete(each);
        console.warn('Icons could not be loaded.', error);
      });
  });
}
