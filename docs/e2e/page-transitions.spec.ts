import type { Page } from '@playwright/test';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

/** Records the directions of page transitions. */
async function watchTurns(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const turns: string[] = [];
    Object.assign(globalThis, { turns });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      turns.push(...((options as { types?: string[] }).types ?? []));
      return start(options);
    };
  });
  return async () => await page.evaluate(() => (globalThis as unknown as { turns: string[] }).turns);
}

test('the page transition has the direction of the navigation', async ({ page }) => {
  const turns = await watchTurns(page);
  await page.goto('/en/docs/files/yaml');
  await hydrate(page);
  await markDocument(page);
  await page.getByRole('main').locator('a[rel=next]').click();
  await expect(page).toHaveURL('/en/docs/files/json');
  await page.getByRole('main').locator('a[rel=prev]').click();
  await expect(page).toHaveURL('/en/docs/files/yaml');
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/files/json');
  await page.goForward();
  await expect(page).toHaveURL('/en/docs/files/yaml');
  expect(await turns()).toEqual(['forward', 'back', 'back', 'forward']);
  expect(await isSameDocument(page)).toBe(true);
});

test('the arrow keys change the page: forward is the text direction', async ({ page }) => {
  const turns = await watchTurns(page);
  for (const [language, forward, back] of [
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    await page.goto(`/${language}/docs/files/yaml`);
    await hydrate(page);
    await markDocument(page);
    await page.keyboard.press(forward);
    await expect(page).toHaveURL(`/${language}/docs/files/json`);
    await page.keyboard.press(back);
    await expect(page).toHaveURL(`/${language}/docs/files/yaml`);
    expect(await turns()).toEqual(['forward', 'back']);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('the next link can be clicked during the page transition', async ({ page }) => {
  await page.goto('/en/docs/files/yaml');
  await hydrate(page);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-new(page) { animation-duration: 30s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  await page.getByRole('main').locator('a[rel=next]').click();
  await expect(page).toHaveURL('/en/docs/files/json');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/en/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no page transition', async ({ page }) => {
    const turns = await watchTurns(page);
    await page.goto('/en/docs/files/yaml');
    await hydrate(page);
    await page.getByRole('main').locator('a[rel=next]').click();
    await expect(page).toHaveURL('/en/docs/files/json');
    expect(await turns()).toEqual([]);
  });
});
