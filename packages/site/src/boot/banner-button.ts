import { BANNER_KEY } from '../constants.ts';

/** Closes the banner, now and on later visits. The style sheet hides the one that the root element names. */
export function startBannerButton(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.site-banner > button') : null;
    const id = button?.parentElement?.dataset['banner'];
    if (id === undefined) return;
    document.documentElement.dataset['closedBanner'] = id;
    try {
      localStorage.setItem(BANNER_KEY, id);
    } catch {
      // A browser that stores nothing shows it again on the next page load.
    }
  });
}
