import { BASE } from '../app/base-path.ts';
import { dropBase } from '../app/base.ts';
import { isPagePath, isSamePath } from '../app/page-paths.ts';

/** How to handle a navigation, decided from its event and the current URL. */
export type NavigationPlan =
  /**
   * Leave it to the browser: another site, a path outside of the base path, a link with `rel="external"`, a download, a
   * form, a reload, a file, a fragment navigation, or a URL that a script sets.
   */
  | 'pass'
  /** The current URL: nothing happens. */
  | 'stay'
  /** The same page with another query, or without its fragment: no data is needed. */
  | 'same-page'
  /** Another page, whose data is loaded. */
  | 'page';

/** The properties of `NavigateEvent` that the plan depends on. */
export type NavigationEventData = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'>; sourceElement?: Element | null };

/** Decides how to handle a navigation. */
export function planNavigation(event: NavigationEventData, current: string, base = BASE): NavigationPlan {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return 'pass';
  if (event.navigationType === 'reload' || event.sourceElement?.closest('[rel~="external"]')) return 'pass';
  const isTraversal = event.navigationType === 'traverse';
  // `history.pushState` and similar calls: the calling script also updates the page.
  if (event.destination.sameDocument && !isTraversal) return 'pass';
  const from = new URL(current);
  const to = new URL(event.destination.url);
  const path = dropBase(to.pathname, base);
  if (path === undefined || !isPagePath(path)) return 'pass';
  if (to.href === from.href && !isTraversal) return 'stay';
  return isSamePath(to.pathname, from.pathname) ? 'same-page' : 'page';
}
