import { planNavigation } from './destination.ts';

/** What a load can end in: a page to show, or another place to go. */
export type Loaded<Page> = { page: Page } | { redirect: string };

export interface NavigatorOptions<Page> {
  /** The browser's `navigation`; where it is missing, links load pages the ordinary way. */
  navigation: Pick<Navigation, 'addEventListener' | 'navigate'> | undefined;
  /** The address one is at. */
  current: () => string;
  /** Gets code and data of a page. Rejects when they cannot be had. */
  load: (url: URL, signal: AbortSignal) => Promise<Loaded<Page>>;
  /** Puts the page on screen, at once. */
  show: (page: Page, url: URL) => void;
  /** Leaves for an address with a full page load. */
  leave: (address: string) => void;
}

/** A chain of redirects longer than this is a circle. */
const MOST_REDIRECTS = 5;

/** Takes over navigations within the site: loads first, then changes the address and the page together. */
export function startNavigation<Page>(options: NavigatorOptions<Page>): void {
  const { navigation, current, load, show, leave } = options;
  let leaving = false;
  /** The address a page that is already on screen still has to get. */
  let settling: string | undefined;

  const leaveFor = (address: string): Promise<never> => {
    leaving = true;
    leave(address);
    // The document is on its way out; nothing more is to happen in it.
    return new Promise(() => undefined);
  };

  /** Follows redirects to a page; `undefined` when the page is one that only a full load can show. */
  const arrive = async (start: URL, signal: AbortSignal): Promise<{ page: Page; url: URL }> => {
    let url = start;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const loaded = await load(url, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return leaveFor(url.href);
      });
      signal.throwIfAborted();
      if ('page' in loaded) return { page: loaded.page, url };
      const target = new URL(loaded.redirect, url);
      if (target.origin !== url.origin) return await leaveFor(target.href);
      if (target.hash === '') target.hash = url.hash;
      if (target.search === '') target.search = url.search;
      url = target;
    }
    return await leaveFor(url.href);
  };

  navigation?.addEventListener('navigate', (event) => {
    if (leaving) return;
    if (event.destination.url === settling) {
      settling = undefined;
      event.intercept({ focusReset: 'manual', scroll: 'after-transition' });
      return;
    }
    const plan = planNavigation(event, current());
    if (plan === 'pass') return;
    if (plan === 'stay') {
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
      return;
    }
    if (plan === 'same-page') {
      event.intercept({ focusReset: 'manual' });
      return;
    }
    const target = new URL(event.destination.url);
    let arriving: { page: Page; url: URL } | undefined;

    const commit = async (): Promise<void> => {
      const { page, url } = arriving ?? (await arrive(target, event.signal));
      show(page, url);
      if (arriving || url.href === target.href) return;
      settling = url.href;
      navigation.navigate(url.href, { history: 'replace' });
    };

    if (!event.cancelable || !('NavigationPrecommitController' in globalThis)) {
      // The address has to change first here; the page follows.
      event.intercept({ handler: commit, focusReset: 'manual', scroll: 'after-transition' });
      return;
    }
    event.intercept({
      focusReset: 'manual',
      scroll: 'after-transition',
      precommitHandler: async (controller) => {
        arriving = await arrive(target, event.signal);
        if (arriving.url.href !== target.href) controller.redirect(arriving.url.href);
      },
      handler: commit,
    });
  });
}
