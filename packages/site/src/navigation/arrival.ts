export const ANNOUNCER_ID = 'recto-announcer';

/** Changes page and place in one go, even where the site's style makes scrolling smooth: nothing slides into place. */
export function jump(change: () => void, { documentElement }: Document): void {
  const { style } = documentElement;
  style.scrollBehavior = 'auto';
  // The new style has to be applied before scrolling.
  void getComputedStyle(documentElement).scrollBehavior;
  change();
  // An old place is restored with the next frame, not now.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
  });
}
