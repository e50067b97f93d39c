import { expect, openGallery, test } from './browser-test.ts';

for (const [dir, forward, list, labels] of [
  ['ltr', 'ArrowRight', 'From files to pages', ['Files', 'Rows', 'Pages']],
  ['rtl', 'ArrowLeft', 'طريق البيانات', ['الملفات', 'الصفوف', 'الصفحات']],
] as const) {
  test(`arrow keys select tabs and skip disabled ones, ${dir}`, async ({ page }) => {
    await openGallery(page, { dir });
    const tabs = page.getByRole('tablist', { name: list, exact: true });
    await tabs.getByRole('tab', { name: labels[0] }).focus();
    for (const label of [labels[1], labels[2], labels[0]]) {
      await page.keyboard.press(forward);
      await expect(tabs.getByRole('tab', { name: label })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name: label }).first()).toBeVisible();
    }
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText(labels[2]);
    // The tab list is one tab stop: the next one is the panel.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: labels[2] }).first()).toBeFocused();
  });

  test(`the carousel moves by button, key and dot, ${dir}`, async ({ page }) => {
    await openGallery(page, { dir });
    const carousel = page.locator('.carousel').first();
    const track = carousel.locator('.carousel-track');
    const currentDot = carousel.locator('.carousel-dots [aria-current]');
    const [previous, next] = [carousel.locator('.icon-button').first(), carousel.locator('.icon-button').last()];
    const currentLabel = async (): Promise<string> => (await currentDot.getAttribute('aria-label')) ?? '';
    await track.scrollIntoViewIfNeeded();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(currentLabel).toContain('2');
    await track.focus();
    await page.keyboard.press(forward);
    await expect.poll(currentLabel).toContain('3');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await carousel.locator('.carousel-dots button').first().click();
    await expect.poll(currentLabel).toContain('1');
    await expect.poll(async () => await track.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(0);
  });
}

test('in print all tab panels are shown with their names', async ({ page }) => {
  await openGallery(page);
  await page.emulateMedia({ media: 'print' });
  for (const tabs of await page.locator('.tabs').all()) {
    const panels = tabs.locator('> .tab-panel');
    await expect(tabs.getByRole('tablist')).toBeHidden();
    await expect(panels.filter({ visible: true })).toHaveCount(4);
    const name = await panels.nth(1).evaluate((panel) => getComputedStyle(panel, '::before').content);
    expect(name).toBe('"Rows"');
  }
});

test('in forced colours the selected tab is distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGallery(page);
  const lines = await page
    .getByRole('tablist', { name: 'From files to pages', exact: true })
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBlockEndColor));
  expect(new Set(lines.slice(1)).size).toBe(1);
  expect(lines[0]).not.toBe(lines[1]);
});

test('a picture fills its slide or card', async ({ page }) => {
  await openGallery(page);
  for (const selector of ['.carousel-slide', '.card-picture']) {
    const frame = page
      .locator(selector)
      .filter({ has: page.locator('.image') })
      .first();
    const widths = await frame.evaluate((element) => [
      element.clientWidth,
      element.querySelector('img')?.getBoundingClientRect().width,
    ]);
    expect(widths[1], selector).toBe(widths[0]);
  }
});

test('one item of an accordion is open at a time; a collapsible is independent', async ({ page }) => {
  await openGallery(page);
  const accordion = page.locator('.accordion-list');
  await expect(accordion.getByText('Words are files.')).toBeVisible();
  await accordion.getByText('What is a row?').click();
  await expect(accordion.getByText('Files become rows.')).toBeVisible();
  await expect(accordion.getByText('Words are files.')).toBeHidden();
  await page.locator('summary', { hasText: 'More' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.disclosure-body', { hasText: 'Rows become pages.' })).toBeVisible();
});

test('an avatar shows its image, otherwise initials, otherwise an icon', async ({ page }) => {
  await openGallery(page);
  const avatars = page.getByTestId('avatars').locator('> span');
  await expect(avatars.nth(0).locator('img')).toBeVisible();
  await expect(avatars.nth(1)).toHaveText('TT');
  await expect(avatars.nth(2).locator('svg')).toBeVisible();
});

test('the corner of a card with a link folds on hover', async ({ page }) => {
  await openGallery(page);
  const card = page.locator('.card').first();
  const cornerScale = async (): Promise<string> =>
    await card.evaluate((element) => getComputedStyle(element, '::after').scale);
  expect(await cornerScale()).toBe('0');
  await card.hover();
  await expect.poll(async () => await cornerScale()).toBe('1');
  await page.locator('.card').nth(1).hover();
  await expect.poll(async () => await cornerScale()).toBe('0');
});
