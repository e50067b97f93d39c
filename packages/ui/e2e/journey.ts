import type { Locator, Page } from '@playwright/test';
export { expect, test } from '../../site/e2e/journey.ts';

interface Look {
  mode?: 'light' | 'dark';
  dir?: 'ltr' | 'rtl';
}

export async function openGallery(page: Page, { mode = 'light', dir = 'ltr' }: Look = {}): Promise<void> {
  await page.goto(`/?mode=${mode}&dir=${dir}`);
  await page.locator('main').waitFor();
  // Nothing moves any more: what is measured one after the other fits together.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => await document.fonts.ready.then(() => undefined));
}

/** The gallery with a clock that goes only when the journey says so: `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, look: Look = {}): Promise<void> {
  await page.clock.install({ time: '2031-05-05T10:00:00' });
  await openGallery(page, look);
  await page.clock.pauseAt('2031-05-05T11:00:00');
}

/** Presses a button of the gallery. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Puts the pointer into the middle of something, in one step. */
export async function pointAt(page: Page, locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is pointed at has no place.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  return middle;
}

/** Takes hold of something, moves it in two steps and lets go: all that in a given time of a stopped clock. */
export async function drag(page: Page, held: Locator, by: { x?: number; y?: number }, time: number): Promise<void> {
  const { x, y } = await pointAt(page, held);
  await page.mouse.down();
  for (const share of [0.5, 1]) {
    await page.clock.runFor(time / 2);
    await page.mouse.move(x + (by.x ?? 0) * share, y + (by.y ?? 0) * share);
  }
  await page.mouse.up();
}

interface Moved {
  what: string;
  duration: unknown;
  easing: unknown;
}

/** Writes down what moves, and how: on a busy machine it may be over before anyone looks. */
export async function watchMoves(page: Page): Promise<() => Promise<Moved[]>> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- below it is called on its element again
    const { animate } = Element.prototype;
    const moves: Moved[] = [];
    Object.assign(globalThis, { moves });
    Element.prototype.animate = function (frames, timing) {
      const { duration, easing, pseudoElement } = typeof timing === 'object' ? timing : {};
      // What covers the page goes the same way as what stands on it.
      if (pseudoElement == null) moves.push({ what: this.className, duration, easing });
      return animate.call(this, frames, timing);
    };
  });
  return async () => await page.evaluate(() => (globalThis as unknown as { moves: Moved[] }).moves.splice(0));
}
