import { planNavigation } from './destination.ts';
import type { ScrollPositions } from './scroll-positions.ts';
import { wayOf } from './way.ts';
import type { Way } from './way.ts';

/** A page to show, or an address that only a full load can show. */
export type Arrival<Page> = { page: Page; url: URL } | { leave: string };

export interface NavigatorOptions<Page> {
  /** The browser's `navigation`; where it is missing, links load pages the ordinary way. */
  navigation: Pick<Navigation, 'addEventListener' | 'navigate' | 'currentEntry'> | undefined;
  /** The address one is at. */
  current: () => string;
  /** Gets code and data of the page that an address leads to. Rejects only if the signal is aborted. */
  arrive: (url: URL, signal: AbortSignal) => Promise<Arrival<Page>>;
  /** Something is on its way; what is returned says that it is there. */
  wait: () => () => void;
  /** Puts the page on screen, at once. */
  show: (page: Page, url: URL) => void;
  /** Tells that the page is there. It may measure it, and so comes after the scroll. */
  announce: (page: Page) => void;
  /** Changes page and place in one go; where it is said which way, the page may be seen to turn. */
  jump: (change: () => void, way?: Way) => void | Promise<void>;
  /** Where the entries of the history were scrolled to. */
  positions: ScrollPositions;
  /** Whether the page is to be had by a full load, and not from here. */
  isStale: (url: URL) => boolean;
  /** Leaves for an address with a full page load. */
  leave: (address: string) => void;
}

export interface Navigator {
  /** From now on every link loads its page the ordinary way. */
  stop: () => void;
  /** The document was left and is back. */
  resume: () => void;
}

/** Takes over navigations within the site: loads first, then changes the address and the page together. */
export function startNavigation<Page>(options: NavigatorOptions<Page>): Navigator {
  const { navigation, current, arrive, wait, show, announce, jump, positions, isStale, leave } = options;
  let [isLeaving, isStopped] = [false, false];
  /** Whether the entry of the history has changed, and the page on screen has not yet. */
  let isBehind = false;
  /** The address a page that is already on screen still has to get. */
  let settling: string | undefined;

  const leaveFor = (address: string): Promise<never> => {
    isLeaving = true;
    leave(address);
    // The document is on its way out; nothing more is to happen in it.
    return new Promise(() => undefined);
  };

  const savePosition = (): void => {
    if (!isBehind) positions.save();
  };
  /** Scrolls to the saved position of an entry; a new entry scrolls to the top or to its hash. */
  const scrollFor = (event: NavigateEvent): void => {
    if (event.navigationType !== 'traverse' || !positions.restore()) event.scroll();
  };

  const goToPage = (event: NavigateEvent): void => {
    const target = new URL(event.destination.url);
    const isTraversal = event.navigationType === 'traverse';
    const done = wait();
    // Whatever overtakes this one begins to wait before this one ends.
    event.signal.addEventListener('abort', () => setTimeout(done));
    const way = wayOf(event, navigation?.currentEntry?.index);
    let arrival: Arrival<Page> | undefined;
    let address = target.href;

    const handler = async (): Promise<void> => {
      isBehind = true;
      arrival ??= await arrive(target, event.signal);
      if ('leave' in arrival) return await leaveFor(arrival.leave);
      const { page, url } = arrival;
      await jump(() => {
        show(page, url);
        isBehind = false;
        scrollFor(event);
      }, way);
      announce(page);
      done();
      if (url.href === address) return;
      settling = url.href;
      navigation?.navigate(settling, { history: 'replace' });
    };
    const precommitHandler = async (controller: NavigationPrecommitController): Promise<void> => {
      arrival = await arrive(target, event.signal);
      // The visitor may have scrolled until now.
      savePosition();
      // Back and forward have an entry of their own to arrive at first.
      if (isTraversal) return;
      if ('leave' in arrival) return await leaveFor(arrival.leave);
      if (arrival.url.href === address) return;
      address = arrival.url.href;
      controller.redirect(address);
    };
    // Elsewhere the address has to change first, and the page follows.
    const canWait = event.cancelable && Object.hasOwn(globalThis, 'NavigationPrecommitController');
    event.intercept({
      handler,
      focusReset: 'manual',
      scroll: isTraversal ? 'manual' : 'after-transition',
      ...(canWait && { precommitHandler }),
    });
  };

  /** The page is loaded, or needs no load. React renders a change of the query in a microtask. */
  const onlyScroll = (event: NavigateEvent): void => {
    const handler = async (): Promise<void> => {
      await Promise.resolve();
      await jump(() => {
        scrollFor(event);
      });
    };
    event.intercept({ handler, focusReset: 'manual', scroll: 'manual' });
  };

  /** The browser loads the page itself, unless it takes the way back for a move within the document. */
  const goByFullLoad = (event: NavigateEvent): void => {
    if (!event.destination.sameDocument) isLeaving = true;
    else event.intercept({ handler: () => leaveFor(event.destination.url), focusReset: 'manual', scroll: 'manual' });
  };

  navigation?.addEventListener('navigate', (event) => {
    if (isLeaving || isStopped) return;
    const isSettling = event.destination.url === settling;
    settling = undefined;
    if (isSettling) {
      onlyScroll(event);
      return;
    }
    const plan = planNavigation(event, current());
    savePosition();
    if (plan === 'stay') event.intercept({ scroll: 'manual', focusReset: 'manual' });
    if (plan === 'same-page') {
      if (event.navigationType === 'traverse') onlyScroll(event);
      else event.intercept({ focusReset: 'manual' });
    }
    if (plan !== 'page') return;
    if (isStale(new URL(event.destination.url))) goByFullLoad(event);
    else goToPage(event);
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
