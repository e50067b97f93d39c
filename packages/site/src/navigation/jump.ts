/** Id of the live region that announces page changes. */
export const ANNOUNCER_ID = 'recto-announcer';

/** Changes the page and the scroll position at once, even if the site's CSS enables smooth scrolling. */
export function jump(change: () => void, { documentElement }: Document): void {
  const { style } = documentElement;
  style.scrollBehavior = 'auto';
  // The new style has to be applied before scrolling.
  void getComputedStyle(documentElement).scrollBehavior;
  change();
  // Saved positions are restored in the next frame.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
  });
}
