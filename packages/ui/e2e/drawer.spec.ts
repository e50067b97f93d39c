import type { Locator, Page } from '@playwright/test';
import { drag, expect, openGallery, openWithStoppedClock, press, test, recordAnimations } from './browser-test.ts';

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Example dialog' });
const headOf = (page: Page): Locator => drawerOf(page).locator('.dialog-head');
const translateOf = async (page: Page): Promise<string> =>
  await drawerOf(page).evaluate((drawer) => drawer.style.translate);
const overflowOf = async (page: Page): Promise<string> => await page.evaluate(() => document.body.style.overflow);

/** Opens a drawer and waits until it can be dragged. Returns its height. */
async function openDrawer(page: Page, name: string): Promise<number> {
  await openWithStoppedClock(page);
  await press(page, name);
  await expect(drawerOf(page)).toBeVisible();
  await page.clock.runFor(500);
  return await drawerOf(page).evaluate((drawer: HTMLElement) => drawer.offsetHeight);
}

test.describe('without animations', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('opens at the bottom and makes the page behind inert', async ({ page }) => {
    await openDrawer(page, 'Drawer');
    await expect(drawerOf(page)).toHaveAttribute('data-direction', 'bottom');
    const box = await drawerOf(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
    expect(await overflowOf(page)).toBe('hidden');
  });

  test('closes on Escape, and the page can be scrolled again after 500 ms', async ({ page }) => {
    await openDrawer(page, 'Drawer');
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    await page.clock.runFor(499);
    expect(await overflowOf(page)).toBe('hidden');
    await page.clock.runFor(1);
    expect(await overflowOf(page)).toBe('');
    await expect(page.getByRole('button', { name: 'Drawer', exact: true })).toBeFocused();
  });

  test('closes on a click outside', async ({ page }) => {
    await openDrawer(page, 'Drawer');
    await page.mouse.click(20, 20);
    await expect(drawerOf(page)).toHaveCount(0);
  });

  test('a drawer that is not modal keeps the page usable', async ({ page }) => {
    await openDrawer(page, 'Not modal');
    expect(await overflowOf(page)).toBe('');
    await press(page, 'Modal');
    await expect(page.getByRole('dialog')).toHaveCount(2);
  });

  test('closes after a drag of more than a quarter of its height, but not of less', async ({ page }) => {
    const size = await openDrawer(page, 'Drawer');
    await drag(page, headOf(page), { y: Math.floor(size * 0.25) - 1 }, 2000);
    await expect.poll(async () => await translateOf(page)).toMatch(/\b0%/u);
    await expect(drawerOf(page)).toBeVisible();
    await drag(page, headOf(page), { y: Math.ceil(size * 0.25) + 1 }, 2000);
    await expect(drawerOf(page)).toHaveCount(0);
  });

  test('closes on a flick, but not on a slower drag', async ({ page }) => {
    await openDrawer(page, 'Drawer');
    await drag(page, headOf(page), { y: 39 }, 100);
    await expect(drawerOf(page)).toBeVisible();
    await drag(page, headOf(page), { y: 30 }, 50);
    await expect(drawerOf(page)).toHaveCount(0);
  });

  test('cannot be dragged in the first 500 ms', async ({ page }) => {
    await openWithStoppedClock(page);
    await press(page, 'Drawer');
    await expect(drawerOf(page)).toBeVisible();
    // A drag starts to move after half of its time: the first drag at 499 ms, the second at 501 ms.
    await page.clock.runFor(498);
    await drag(page, headOf(page), { y: 100 }, 2);
    await expect(drawerOf(page)).toBeVisible();
    await drag(page, headOf(page), { y: 100 }, 2);
    await expect(drawerOf(page)).toHaveCount(0);
  });

  for (const [name, by] of [
    ['From the top', { x: 0, y: -80 }],
    ['From the left', { x: -120, y: 0 }],
    ['From the right', { x: 120, y: 0 }],
  ] as const) {
    test(`a drawer ${name.toLowerCase()} closes when it is dragged to its edge`, async ({ page }) => {
      await openDrawer(page, name);
      const handle = drawerOf(page).locator('.drawer-handle');
      await drag(page, handle, { x: -by.x, y: -by.y }, 2000);
      await expect(drawerOf(page)).toBeVisible();
      await drag(page, handle, by, 2000);
      await expect(drawerOf(page)).toHaveCount(0);
    });
  }

  test('moves to the nearest snap point after a drag, and to the next one after a flick', async ({ page }) => {
    const size = await openDrawer(page, 'Snap points');
    expect(await translateOf(page)).toContain('70%');
    await drag(page, headOf(page), { y: -size * 0.25 }, 2000);
    await expect.poll(async () => await translateOf(page)).toContain('40%');
    await drag(page, headOf(page), { y: -50 }, 50);
    await expect.poll(async () => await translateOf(page)).toMatch(/\b0%/u);
    await drag(page, headOf(page), { y: 50 }, 50);
    await expect.poll(async () => await translateOf(page)).toContain('40%');
  });

  test('a tap on the handle acts after 120 ms, moves to the next snap point, and closes at the last', async ({
    page,
  }) => {
    await openDrawer(page, 'Snap points');
    const handle = drawerOf(page).getByRole('button', { name: 'Resize or close' });
    await handle.click();
    await page.clock.runFor(119);
    expect(await translateOf(page)).toContain('70%');
    await page.clock.runFor(1);
    expect(await translateOf(page)).toContain('40%');
    await handle.focus();
    await page.keyboard.press('Enter');
    await page.clock.runFor(120);
    expect(await translateOf(page)).toMatch(/\b0%/u);
    await handle.click();
    await page.clock.runFor(120);
    await expect(drawerOf(page)).toHaveCount(0);
  });

  test('a press of 250 ms does nothing, and a double tap closes at once', async ({ page }) => {
    await openDrawer(page, 'Snap points');
    const handle = drawerOf(page).getByRole('button', { name: 'Resize or close' });
    for (const [time, offset] of [
      [250, '70%'],
      [249, '40%'],
    ] as const) {
      await handle.hover();
      await page.mouse.down();
      await page.clock.runFor(time);
      await page.mouse.up();
      await page.clock.runFor(120);
      expect(await translateOf(page)).toContain(offset);
    }
    await handle.dblclick();
    await expect(drawerOf(page)).toHaveCount(0);
  });

  test('a drawer that is not dismissible stays open and reports the attempt', async ({ page }) => {
    await openDrawer(page, 'Not dismissible');
    const prevented = page.getByTestId('prevented');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(prevented).toHaveText('2');
    await page.mouse.click(20, 20);
    await expect(prevented).toHaveText('3');
    await drag(page, headOf(page), { y: 120 }, 50);
    await expect(prevented).toHaveText('4');
    await expect.poll(async () => await translateOf(page)).toMatch(/\b0%/u);
    await press(page, 'Resize or close');
    await page.clock.runFor(120);
    await expect(prevented).toHaveText('5');
    await press(page, 'Done');
    await expect(drawerOf(page)).toHaveCount(0);
  });
});

test('the animation takes 500 ms and decelerates', async ({ page }) => {
  const animations = await recordAnimations(page);
  const animation = { className: 'drawer', duration: 500, easing: 'cubic-bezier(0.32, 0.72, 0, 1)' };
  await openGallery(page);
  await press(page, 'Snap points');
  await expect(drawerOf(page)).toBeVisible();
  expect(await animations()).toEqual([animation]);
  await press(page, 'Resize or close');
  await expect.poll(animations).toEqual([animation]);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toHaveCount(0);
  expect(await animations()).toEqual([animation]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  test('can be dragged by its content; content that is too long scrolls instead', async ({ page }) => {
    await openDrawer(page, 'Drawer');
    const body = drawerOf(page).locator('.dialog-body');
    await expect(body).toHaveCSS('touch-action', 'none');
    const box = await body.boundingBox();
    const devTools = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove', moved: number): Promise<void> => {
      const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 + moved }];
      await devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', 0);
    // A touch has to move 10 pixels before it counts as a drag.
    await touch('touchMove', 9);
    expect(await translateOf(page)).toContain('+ 0px');
    await page.clock.runFor(2000);
    await touch('touchMove', 90);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(drawerOf(page)).toHaveCount(0);
    await press(page, 'Long drawer');
    await expect(body).toHaveCSS('touch-action', 'pan-y');
  });
});
