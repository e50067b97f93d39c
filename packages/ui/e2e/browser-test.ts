import type { Locator, Page } from '@playwright/test';
export { expect, test } from '../../site/e2e/browser-test.ts';

interface GalleryOptions {
  mode?: 'light' | 'dark';
  dir?: 'ltr' | 'rtl';
}

/** Opens the gallery and waits until it is loaded. */
export async function openGallery(page: Page, { mode = 'light', dir = 'ltr' }: GalleryOptions = {}): Promise<void> {
  await page.goto(`/?mode=${mode}&dir=${dir}`);
  await page.locator('main').waitFor();
  // The layout no longer changes, so that consecutive measurements are consistent.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => await document.fonts.ready.then(() => undefined));
}

/** Opens the gallery with a clock that only `page.clock.runFor` advances. */
export async function openWithStoppedClock(page: Page, options: GalleryOptions = {}): Promise<void> {
  await page.clock.install({ time: '2031-05-05T10:00:00' });
  await openGallery(page, options);
  await page.clock.pauseAt('2031-05-05T11:00:00');
}

/** Clicks a button of the gallery. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Moves the pointer to the centre of an element in one step. Returns its position. */
export async function pointAt(page: Page, locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element to point at is not rendered.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  return middle;
}

/** Drags an element in two steps, within a given time of a stopped clock. */
export async function drag(page: Page, element: Locator, by: { x?: number; y?: number }, time: number): Promise<void> {
  const { x, y } = await pointAt(page, element);
  await page.mouse.down();
  for (const share of [0.5, 1]) {
    await page.clock.runFor(time / 2);
    await page.mouse.move(x + (by.x ?? 0) * share, y + (by.y ?? 0) * share);
  }
  await page.mouse.up();
}

interface RecordedAnimation {
  className: string;
  duration: unknown;
  easing: unknown;
}

/** Records all animations, because on a busy machine they may end before the test can observe them. */
export async function recordAnimations(page: Page): Promise<() => Promise<RecordedAnimation[]>> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its element below
    const { animate } = Element.prototype;
    const animations: RecordedAnimation[] = [];
    Object.assign(globalThis, { animations });
    Element.prototype.animate = function (frames, timing) {
      const { duration, easing, pseudoElement } = typeof timing === 'object' ? timing : {};
      // The backdrop is animated together with its dialog.
      if (pseudoElement == null) animations.push({ className: this.className, duration, easing });
      return animate.call(this, frames, timing);
    };
  });
  return async () =>
    await page.evaluate(() => (globalThis as unknown as { animations: RecordedAnimation[] }).animations.splice(0));
}
