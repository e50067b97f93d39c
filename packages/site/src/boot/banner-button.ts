import { BANNER_KEY } from '../constants.ts';

/**
 * Makes the close button of the banner work: the banner stays closed on later visits. The style sheet hides the banner
 * whose id the root element has.
 */
export function startBannerButton(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.site-banner > button') : null;
    const id = button?.parentElement?.dataset['banner'];
    if (id === undefined) return;
    document.documentElement.dataset['closedBanner'] = id;
    try {
      localStorage.setItem(BANNER_KEY, id);
    } catch {
      // Without storage, the banner appears again on the next page load.
    }
  });
}
