import { planNavigation } from './plan-navigation.ts';
import type { ScrollPositions } from './scroll-positions.ts';
import { directionOf } from './direction.ts';
import type { Direction } from './direction.ts';

/** A loaded page, or a URL that needs a full page load. */
export type LoadResult<Page> = { page: Page; url: URL } | { leave: string };

/** Options of `startNavigation`. */
export interface NavigatorOptions<Page> {
  /** The browser's `navigation`. Without it, links load pages with full page loads. */
  navigation: Pick<Navigation, 'addEventListener' | 'navigate' | 'currentEntry'> | undefined;
  /** Returns the current URL. */
  current: () => string;
  /** Loads code and data of the page at a URL, following redirects. Rejects only if the signal is aborted. */
  load: (url: URL, signal: AbortSignal) => Promise<LoadResult<Page>>;
  /** Marks the document as loading; the returned function ends that. */
  startWaiting: () => () => void;
  /** Renders the page synchronously. */
  show: (page: Page, url: URL) => void;
  /** Announces the page. It may measure the page, so it is called after scrolling. */
  announce: (page: Page) => void;
  /** Changes the page and the scroll position at once; with a direction, as a view transition. */
  jump: (change: () => void, way?: Direction) => void | Promise<void>;
  /** Scroll positions of the history entries. */
  positions: ScrollPositions;
  /** Whether the page needs a full page load, because a newer build is served. */
  isStale: (url: URL) => boolean;
  /** Loads a URL with a full page load. */
  loadDocument: (address: string) => void;
}

/** Controls the handling of navigations. */
export interface Navigator {
  /** Stops handling navigations: from now on every link loads its page with a full page load. */
  stop: () => void;
  /** Resumes after the document was restored from the back/forward cache. */
  resume: () => void;
}

/** Handles navigations within the site: loads the page first, then changes the URL and the page together. */
export function startNavigation<Page>(options: NavigatorOptions<Page>): Navigator {
  const { navigation, current, load, startWaiting, show, announce, jump, positions, isStale, loadDocument } = options;
  let [isLeaving, isStopped] = [false, false];
  /** Whether the history entry has changed, but the page on screen has not yet. */
  let isPageOutdated = false;
  /** The URL that replaces that of the page on screen, after a redirect. */
  let pendingUrl: string | undefined;

  const leaveDocument = (address: string): Promise<never> => {
    isLeaving = true;
    loadDocument(address);
    // The document is unloading; nothing more should happen in it.
    return new Promise(() => undefined);
  };

  const savePosition = (): void => {
    if (!isPageOutdated) positions.save();
  };
  /** Scrolls to the saved position of an entry; for a new entry, to the top or to the fragment. */
  const scrollFor = (event: NavigateEvent): void => {
    if (event.navigationType !== 'traverse' || !positions.restore()) event.scroll();
  };

  const handlePage = (event: NavigateEvent): void => {
    const target = new URL(event.destination.url);
    const isTraversal = event.navigationType === 'traverse';
    const done = startWaiting();
    // A navigation that supersedes this one starts waiting before this one ends, so the loading bar stays.
    event.signal.addEventListener('abort', () => setTimeout(done));
    const way = directionOf(event, navigation?.currentEntry?.index);
    let arrival: LoadResult<Page> | undefined;
    let address = target.href;

    const handler = async (): Promise<void> => {
      isPageOutdated = true;
      arrival ??= await load(target, event.signal);
      if ('leave' in arrival) return await leaveDocument(arrival.leave);
      const { page, url } = arrival;
      await jump(() => {
        show(page, url);
        isPageOutdated = false;
        scrollFor(event);
      }, way);
      announce(page);
      done();
      if (url.href === address) return;
      pendingUrl = url.href;
      navigation?.navigate(pendingUrl, { history: 'replace' });
    };
    const precommitHandler = async (controller: NavigationPrecommitController): Promise<void> => {
      arrival = await load(target, event.signal);
      // The visitor may have scrolled while the page was loading.
      savePosition();
      // Back and forward must first commit their history entry.
      if (isTraversal) return;
      if ('leave' in arrival) return await leaveDocument(arrival.leave);
      if (arrival.url.href === address) return;
      address = arrival.url.href;
      controller.redirect(address);
    };
    // Browsers without `precommitHandler` change the URL first and the page afterwards.
    const canWait = event.cancelable && Object.hasOwn(globalThis, 'NavigationPrecommitController');
    event.intercept({
      handler,
      focusReset: 'manual',
      scroll: isTraversal ? 'manual' : 'after-transition',
      ...(canWait && { precommitHandler }),
    });
  };

  /** Only scrolls: the page is already loaded. React renders a change of the query in a microtask. */
  const handleScroll = (event: NavigateEvent): void => {
    const handler = async (): Promise<void> => {
      await Promise.resolve();
      await jump(() => {
        scrollFor(event);
      });
    };
    event.intercept({ handler, focusReset: 'manual', scroll: 'manual' });
  };

  /**
   * Lets the browser load the page. A step back or forward within the document would not load the page, and is
   * therefore intercepted.
   */
  const handleFullLoad = (event: NavigateEvent): void => {
    if (!event.destination.sameDocument) isLeaving = true;
    else
      event.intercept({ handler: () => leaveDocument(event.destination.url), focusReset: 'manual', scroll: 'manual' });
  };

  navigation?.addEventListener('navigate', (event) => {
    if (isLeaving || isStopped) return;
    const isOwnReplacement = event.destination.url === pendingUrl;
    pendingUrl = undefined;
    if (isOwnReplacement) {
      handleScroll(event);
      return;
    }
    const plan = planNavigation(event, current());
    savePosition();
    if (plan === 'stay') event.intercept({ scroll: 'manual', focusReset: 'manual' });
    if (plan === 'same-page') {
      if (event.navigationType === 'traverse') handleScroll(event);
      else event.intercept({ focusReset: 'manual' });
    }
    if (plan !== 'page') return;
    if (isStale(new URL(event.destination.url))) handleFullLoad(event);
    else handlePage(event);
  });

  return {
    stop() {
      isStopped = true;
    },
    resume() {
      isLeaving = false;
    },
  };
}
