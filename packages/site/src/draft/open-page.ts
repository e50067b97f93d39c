import type { Store } from '@recto/ui/store';
import type { App } from '../app/app.ts';
import type { PreparedPage } from '../runtime/prepared-page.ts';
import type { PageNavigation } from '../runtime/page-navigation.tsx';

/** Access to the page that React renders, for code that changes it without a navigation. */
export interface OpenPage {
  /** The app of the site. */
  app: App;
  /** Store of the page that is rendered. */
  store: Store<PreparedPage>;
  /** Loads the code for navigation. */
  loadNavigation: () => Promise<Pick<PageNavigation, 'load'>>;
}

/** Interval of checks whether the page is interactive, in milliseconds. */
const POLL_MS = 20;

/** Waits until the page is interactive. The runtime then adds `openPage` to its element. */
export async function waitForPage(): Promise<OpenPage> {
  for (;;) {
    const page = document.querySelector<HTMLElement & { openPage?: OpenPage }>('#app')?.openPage;
    if (page) return page;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}
