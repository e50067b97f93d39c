import { isPagePath } from '../app/page-paths.ts';

/** What is to be done about a navigation, decided from the event alone. */
export type Plan =
  /** Not ours: another site, a download, a form, a reload, a file, a move inside the page. */
  | 'pass'
  /** The very address one is at: nothing happens. */
  | 'stay'
  /** The same page under another query, or without its hash: no data is needed. */
  | 'same-page'
  | 'page';

/** The parts of the browser's `NavigateEvent` that decide. */
export type NavigationFacts = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url'>; sourceElement?: Element | null };

export function planNavigation(event: NavigationFacts, current: string): Plan {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return 'pass';
  if (event.navigationType === 'reload' || event.sourceElement?.closest('[rel~="external"]')) return 'pass';
  const from = new URL(current);
  const to = new URL(event.destination.url);
  if (!isPagePath(to.pathname)) return 'pass';
  if (to.href === from.href && event.navigationType !== 'traverse') return 'stay';
  return normalise(to.pathname) === normalise(from.pathname) ? 'same-page' : 'page';
}

function normalise(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/u, '') : path;
}
