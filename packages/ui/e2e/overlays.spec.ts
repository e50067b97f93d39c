import { expect, openGallery, openWithStoppedClock, press, test, recordAnimations } from './browser-test.ts';

for (const [name, className] of [
  ['Modal', 'modal'],
  ['Slide-over', 'slideover'],
] as const) {
  test(`${name}: opens and closes in 200 ms, and the page cannot be scrolled until it is closed`, async ({ page }) => {
    const animations = await recordAnimations(page);
    await openWithStoppedClock(page);
    await press(page, name);
    const dialog = page.getByRole('dialog', { name: 'Example dialog' });
    await expect(dialog).toBeVisible();
    expect(await animations()).toEqual([{ className, duration: 200, easing: 'ease-out' }]);
    const overflow = async (): Promise<string> => await page.evaluate(() => document.body.style.overflow);
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.clock.runFor(199);
    expect(await overflow()).toBe('hidden');
    await page.clock.runFor(1);
    expect(await overflow()).toBe('');
    await expect(dialog).toHaveCount(0);
    expect(await animations()).toEqual([{ className, duration: 200, easing: 'ease-out' }]);
  });
}

test('Tab does not move the focus to the page behind a modal, and closing returns it to the trigger', async ({
  page,
}) => {
  await openGallery(page);
  await press(page, 'Modal');
  const dialog = page.getByRole('dialog', { name: 'Example dialog' });
  await expect(dialog).toHaveAccessibleDescription('It covers the page until it is closed.');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  const visited = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    visited.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) return 'the browser';
        return activeElement.closest('dialog') ? 'the dialog' : 'the page';
      }),
    );
  }
  expect([...visited].sort()).toEqual(['the browser', 'the dialog']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Modal', exact: true })).toBeFocused();
});

for (const [dir, name, side] of [
  ['ltr', 'Slide-over', 'right'],
  ['ltr', 'Slide-over at the start', 'left'],
  ['rtl', 'اللوح المنزلق', 'left'],
  ['rtl', 'لوح من البداية', 'right'],
] as const) {
  test(`${dir}: "${name}" is on the ${side}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, { dir });
    await press(page, name);
    const box = await page.getByRole('dialog').boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(side === 'left' ? box?.x : width - (box?.x ?? 0) - (box?.width ?? 0)).toBe(0);
    // A click outside closes it.
    await page.mouse.click(side === 'left' ? width - 20 : 20, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('an overlay opened from code resolves with the value it was closed with', async ({ page }) => {
  await openGallery(page);
  const answer = page.getByTestId('answer');
  for (const [close, expected] of [
    ['Yes', 'true'],
    ['No', 'false'],
    ['Close', 'undefined'],
  ] as const) {
    await press(page, 'Ask');
    await page.getByRole('dialog', { name: 'Delete this page?' }).getByRole('button', { name: close }).click();
    await expect(answer).toHaveText(expected);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('does not animate if the user prefers reduced motion', async ({ page }) => {
  const animations = await recordAnimations(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  await press(page, 'Modal');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await animations()).toMatchObject([{ className: 'modal', duration: 0 }]);
});
