import type { Page } from '@playwright/test';
import { POINTER_GRACE_MS, SUBMENU_OPEN_MS, TYPEAHEAD_MS } from '../src/constants.ts';
import { expect, openGallery, openWithStoppedClock, pointAt, press, test } from './browser-test.ts';

async function openMenu(page: Page): Promise<void> {
  await press(page, 'Actions');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.clock.runFor(50);
}

/** Types a letter and waits until the focus has moved. */
async function type(page: Page, letter: string): Promise<void> {
  await page.keyboard.press(letter);
  await page.clock.runFor(1);
}

test('typing letters selects an entry, and starts over after a second', async ({ page }) => {
  await openWithStoppedClock(page);
  await openMenu(page);
  await type(page, 'd');
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  await page.clock.runFor(TYPEAHEAD_MS - 2);
  await type(page, 'e');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  // One millisecond too early this is "der", which no entry starts with.
  await page.clock.runFor(TYPEAHEAD_MS - 2);
  await type(page, 'r');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.clock.runFor(TYPEAHEAD_MS - 1);
  await type(page, 'r');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('done')).toHaveText('Rename');
  await page.clock.runFor(50);
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused();
});

test('a submenu opens after 100 ms and stays open 300 ms for a pointer moving towards it', async ({ page }) => {
  await openWithStoppedClock(page);
  await openMenu(page);
  const share = page.getByRole('menuitem', { name: 'Share' });
  const inner = page.getByRole('menuitem', { name: 'By mail' });
  await pointAt(page, share);
  await page.clock.runFor(SUBMENU_OPEN_MS - 1);
  await expect(inner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(inner).toBeVisible();

  // Across the next entry, but towards the submenu.
  const next = await page.getByRole('menuitem', { name: 'Rename' }).boundingBox();
  const at = { x: (next?.x ?? 0) + (next?.width ?? 0) - 40, y: (next?.y ?? 0) + 3 };
  await page.mouse.move(at.x, at.y - 8);
  await page.mouse.move(at.x + 10, at.y);
  await page.clock.runFor(POINTER_GRACE_MS - 1);
  await page.mouse.move(at.x + 14, at.y);
  await expect(inner).toBeVisible();
  await page.clock.runFor(1);
  await page.mouse.move(at.x + 18, at.y);
  await expect(inner).toHaveCount(0);
});

for (const [dir, key, button, share, inner] of [
  ['ltr', 'ArrowRight', 'Actions', 'Share', 'By mail'],
  ['rtl', 'ArrowLeft', 'إجراءات', 'مشاركة', 'بالبريد'],
] as const) {
  test(`a submenu opens with ${key} in ${dir}`, async ({ page }) => {
    await openGallery(page, { dir });
    await page.getByRole('button', { name: button, exact: true }).focus();
    await page.keyboard.press('Enter');
    // The focus moves asynchronously; the next key applies to the focused entry.
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: share })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: inner })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('done')).toHaveText(inner);
  });
}

test('a tooltip opens after 700 ms, and the next one at once within 300 ms', async ({ page }) => {
  await openWithStoppedClock(page);
  const keep = page.getByRole('button', { name: 'Keep' });
  const tooltip = page.getByRole('tooltip');
  const leave = async (): Promise<void> => {
    await page.mouse.move(5, 300, { steps: 4 });
    await page.mouse.move(5, 320, { steps: 4 });
    await expect(tooltip).toHaveCount(0);
  };
  await pointAt(page, keep);
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toContainText('Saves the page');
  await leave();
  await page.clock.runFor(299);
  await pointAt(page, page.getByRole('button', { name: 'Forget' }));
  await expect(tooltip).toContainText('Discards your changes');
  await leave();
  await page.clock.runFor(300);
  await pointAt(page, keep);
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
});

test('focus opens a tooltip at once, and Escape closes it', async ({ page }) => {
  await openGallery(page);
  // Scrolling closes tooltips, and the scroll event fires a frame later.
  await page.locator('#menus').evaluate(async (section) => {
    section.scrollIntoView({ behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  await page.getByRole('button', { name: 'Actions', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('Saves the page');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a hover card opens after 700 ms and closes after 300 ms', async ({ page }) => {
  await openWithStoppedClock(page);
  const card = page.locator('.hover-card');
  await pointAt(page, page.getByRole('link', { name: 'the Recto team' }));
  await page.clock.runFor(699);
  await expect(card).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(card).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(299);
  await expect(card).toBeVisible();
  await page.clock.runFor(1);
  await expect(card).toHaveCount(0);
});

test('a header menu opens after 200 ms and closes after 150 ms; the next opens at once within 300 ms', async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const components = { more: page.locator('summary[aria-label="More in Components"]'), entry: 'Overlays' };
  const languages = { more: page.locator('summary[aria-label="Languages"]'), entry: 'العربية' };
  const entryOf = ({ entry }: typeof components) => page.getByRole('banner').getByRole('link', { name: entry });
  const waitFor = async (menu: typeof components): Promise<void> => {
    await pointAt(page, menu.more);
    await page.clock.runFor(199);
    await expect(entryOf(menu)).toBeHidden();
    await page.clock.runFor(1);
    await expect(entryOf(menu)).toBeVisible();
  };
  const leave = async (menu: typeof components): Promise<void> => {
    await page.mouse.move(5, 600);
    await page.clock.runFor(149);
    await expect(entryOf(menu)).toBeVisible();
    await page.clock.runFor(1);
    await expect(entryOf(menu)).toBeHidden();
  };
  await waitFor(components);
  await leave(components);
  await page.clock.runFor(299);
  await pointAt(page, languages.more);
  await expect(entryOf(languages)).toBeVisible();
  // While one menu is open, the next one replaces it without delay.
  await pointAt(page, components.more);
  await expect(entryOf(components)).toBeVisible();
  await expect(entryOf(languages)).toBeHidden();
  await leave(components);
  await page.clock.runFor(300);
  await waitFor(languages);
});
