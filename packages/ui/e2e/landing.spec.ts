import type { Locator } from '@playwright/test';
import { expect, openGallery, test } from './browser-test.ts';

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Returns the side of a text on which an element is placed. */
async function sideOf(figure: Locator, words: Locator): Promise<'left' | 'right' | 'below'> {
  const [a, b] = [await boxOf(figure), await boxOf(words)];
  if (a.x >= b.x + b.width) return 'right';
  return a.x + a.width <= b.x ? 'left' : 'below';
}

for (const [dir, start, end] of [
  ['ltr', 'left', 'right'],
  ['rtl', 'right', 'left'],
] as const) {
  test(`illustrations are placed on their side in reading direction, ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openGallery(page, { dir });
    const hero = page.locator('.hero[data-show="beside"]');
    expect(await sideOf(hero.locator('.hero-show'), hero.getByRole('heading'))).toBe(end);
    for (const [side, expected] of [
      ['start', start],
      ['end', end],
    ] as const) {
      const chapter = page.locator(`.chapter[data-side="${side}"]`);
      expect(await sideOf(chapter.locator('.chapter-show'), chapter.locator('.chapter-claim'))).toBe(expected);
    }
  });
}

test('on a phone illustrations are below, and nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openGallery(page);
  for (const [part, figure, words] of [
    ['.hero[data-show="beside"]', '.hero-show', '.hero-title'],
    ['.chapter[data-side="start"]', '.chapter-show', '.chapter-claim'],
    ['.chapter[data-side="end"]', '.chapter-show', '.chapter-claim'],
  ] as const) {
    expect(await sideOf(page.locator(`${part} ${figure}`), page.locator(`${part} ${words}`)), part).toBe('below');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('two or four plans are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGallery(page);
  for (const [index, count] of [
    [1, 2],
    [2, 4],
  ] as const) {
    // Measured at once, because the layout changes while the page loads.
    const plans = await page
      .locator('.plans')
      .nth(index)
      .locator('> li')
      .evaluateAll((items) =>
        items.map((item) => {
          const { y, width } = item.getBoundingClientRect();
          const price = item.querySelectorAll(':scope > p')[1]?.getBoundingClientRect().y;
          return { y: Math.round(y), width: Math.round(width), price: Math.round(price ?? 0) };
        }),
      );
    expect(plans).toHaveLength(count);
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
    expect(plans[0]?.price).toBeGreaterThan(plans[0]?.y ?? 0);
  }
});
