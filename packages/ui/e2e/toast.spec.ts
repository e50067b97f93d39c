import type { Locator, Page } from '@playwright/test';
import { drag, expect, openGallery, openWithStoppedClock, press, test } from './browser-test.ts';

const toastsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

async function addToasts(page: Page, count: number): Promise<void> {
  for (let toast = 0; toast < count; toast += 1) await press(page, 'Toast');
}

test('shows five of six toasts, and the sixth when one is removed', async ({ page }) => {
  await openWithStoppedClock(page);
  await addToasts(page, 6);
  await expect(toastsOf(page)).toHaveCount(5);
  await expect(toastsOf(page).last()).toContainText('Saved 5');
  await toastsOf(page).first().getByRole('button', { name: 'Close' }).click();
  await expect(toastsOf(page).first()).toHaveAttribute('data-leaving');
  await page.clock.runFor(199);
  await expect(toastsOf(page).first()).toContainText('Saved 1');
  await page.clock.runFor(1);
  await expect(toastsOf(page).first()).toContainText('Saved 2');
  await expect(toastsOf(page).last()).toContainText('Saved 6');
});

test('a toast is shown for five seconds and announced as a notification', async ({ page }) => {
  await openWithStoppedClock(page);
  await addToasts(page, 1);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: 'Notification Saved 1' })).toHaveCount(1);
  await page.clock.runFor(4899);
  await expect(toastsOf(page).first()).not.toHaveAttribute('data-leaving');
  await page.clock.runFor(1);
  await expect(toastsOf(page).first()).toHaveAttribute('data-leaving');
  await page.clock.runFor(200);
  await expect(toastsOf(page)).toHaveCount(0);
});

test('toasts are at the bottom right, 16 pixels from the edges and each other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  await addToasts(page, 2);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [first, second] = await Promise.all([0, 1].map(async (index) => await toastsOf(page).nth(index).boundingBox()));
  expect(width - (second?.x ?? 0) - (second?.width ?? 0)).toBe(16);
  expect(height - (second?.y ?? 0) - (second?.height ?? 0)).toBe(16);
  expect((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBe(16);
});

test('toasts are on the left in Arabic', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, { dir: 'rtl' });
  await press(page, 'إشعار');
  const box = await page.getByRole('region', { name: 'الإشعارات (F8)' }).getByRole('listitem').boundingBox();
  expect(box?.x).toBe(16);
});

test('F8 moves the focus to the toasts', async ({ page }) => {
  await openWithStoppedClock(page);
  await addToasts(page, 1);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  // Focused toasts do not close.
  await page.clock.runFor(10_000);
  await expect(toastsOf(page)).toHaveCount(1);
});

for (const [dir, name, sign] of [
  ['ltr', 'Toast', 1],
  ['rtl', 'إشعار', -1],
] as const) {
  test(`a swipe of more than 50 pixels dismisses a toast, ${dir}`, async ({ page }) => {
    await openWithStoppedClock(page, { dir });
    await press(page, name);
    const toast = page.locator('.toast');
    await drag(page, toast, { x: 50 * sign }, 100);
    await expect(toast).not.toHaveAttribute('data-leaving');
    await drag(page, toast, { x: 51 * sign }, 100);
    await expect(toast).toHaveAttribute('data-leaving');
  });
}

test('the action of a toast runs and closes the toast', async ({ page }) => {
  await openGallery(page);
  await press(page, 'With an action');
  await press(page, 'Undo');
  await expect(page.getByTestId('undone')).toHaveText('true');
  await expect(toastsOf(page)).toHaveCount(0);
});
