import type { Store } from '@recto/ui/store';
import type { App } from '../app/app.ts';
import type { Page } from '../runtime/page.ts';
import type { PageVisits } from '../runtime/page-visits.tsx';

/** The page that React shows, for code that changes what is shown without a navigation. */
export interface OpenPage {
  app: App;
  store: Store<Page>;
  loadVisits: () => Promise<Pick<PageVisits, 'load'>>;
}

/** How often is looked whether the page is interactive, in milliseconds. */
const EVERY = 20;

/** Waits until the page is interactive. The runtime then adds `openPage` to its element. */
export async function waitForPage(): Promise<OpenPage> {
  for (;;) {
    const page = document.querySelector<HTMLElement & { openPage?: OpenPage }>('#app')?.openPage;
    if (page) return page;
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY);
    });
  }
}
