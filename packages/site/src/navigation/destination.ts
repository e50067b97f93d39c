import { BASE } from '../app/base-path.ts';
import { dropBase } from '../app/base.ts';
import { isPagePath, isSamePath } from '../app/page-paths.ts';

/** What is to be done about a navigation, decided from the event alone. */
export type Plan =
  /** Not ours: another site, or one beside this, a download, a form, a reload, a file, a move inside the page, a script's own address. */
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
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'>; sourceElement?: Element | null };

export function planNavigation(event: NavigationFacts, current: string, base = BASE): Plan {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return 'pass';
  if (event.navigationType === 'reload' || event.sourceElement?.closest('[rel~="external"]')) return 'pass';
  const isTraversal = event.navigationType === 'traverse';
  // `history.pushState` and its like: whoever calls it shows the page, too.
  if (event.destination.sameDocument && !isTraversal) return 'pass';
  const from = new URL(current);
  const to = new URL(event.destination.url);
  const inside = dropBase(to.pathname, base);
  if (inside === undefined || !isPagePath(inside)) return 'pass';
  if (to.href === from.href && !isTraversal) return 'stay';
  return isSamePath(to.pathname, from.pathname) ? 'same-page' : 'page';
}
