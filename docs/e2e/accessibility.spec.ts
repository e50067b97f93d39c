import type { Page } from '@playwright/test';
import { COLOUR_RULES, findProblems } from '../../packages/site/e2e/find-problems.ts';
import { SCREENS } from './screens.ts';
import { hydrate, expect, test } from './browser-test.ts';

const languages = ['en', 'ar'] as const;
const modes = [
  ['light', {}],
  ['dark', { rules: COLOUR_RULES }],
] as const;

test.use({ expectedConsole: /Failed to load resource/u, contextOptions: { reducedMotion: 'reduce' } });

/** Arabic pages are tested in `npm run test:long`. */
const tagOf = (language: (typeof languages)[number]) => ({ tag: language === 'en' ? [] : ['@long'] });

/** Expects no accessibility violations in the whole page, or in an opened part of it. */
async function expectNothing(page: Page, what: string, look: Parameters<typeof findProblems>[1]): Promise<void> {
  expect({ what, found: await findProblems(page, look) }).toEqual({ what, found: [] });
}

/** Tests all window sizes and colour modes with one load, since the page adapts to both. */
async function expectNothingAnywhere(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const [width, colorScheme, look] of [
    [390, 'light', {}],
    [390, 'dark', { rules: COLOUR_RULES }],
    [1440, 'dark', {}],
    [1440, 'light', { rules: COLOUR_RULES }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await expectNothing(page, `${path}, ${width} wide, ${colorScheme}`, look);
  }
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(`${path}, ${width} wide: ${overflow} too many`).toBe(`${path}, ${width} wide: 0 too many`);
  }
}

const screens = languages.flatMap((language) => SCREENS.map((screen) => [language, `/${language}${screen}`] as const));
for (const [language, path] of screens) {
  test(
    `axe finds nothing on ${path}, light and dark, narrow and wide, and nothing overflows`,
    tagOf(language),
    async ({ page }) => {
      test.slow();
      await expectNothingAnywhere(page, path);
    },
  );
}

for (const language of languages) {
  test(
    `axe finds nothing in opened menus and panels, light and dark, in ${language}`,
    tagOf(language),
    async ({ page }) => {
      test.slow();
      await page.goto(`/${language}/docs/files/markdown`);
      await hydrate(page);
      for (const [colorScheme, look] of modes) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 1440, height: 900 });
        for (const menu of await page.locator('details.menu > summary').all()) {
          await menu.click();
          await expectNothing(page, `a menu of the header, ${colorScheme}`, { ...look, part: '.shell-header' });
          await page.keyboard.press('Escape');
        }
        await page.locator('.split > button').last().click();
        await expect(page.locator('.split > .menu-dropdown')).toBeVisible();
        await expectNothing(page, `the menu of the page, ${colorScheme}`, { ...look, part: '.running-head' });
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+k');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectNothing(page, `the palette, ${colorScheme}`, { ...look, part: 'dialog' });
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 390, height: 900 });
        await page.locator('[popovertarget="recto-menu"]').click();
        await expect(page.locator('#recto-menu')).toBeVisible();
        await expectNothing(page, `the panel of a phone, ${colorScheme}`, { ...look, part: '.shell-header' });
        await page.keyboard.press('Escape');
        await expect(page.locator('#recto-menu')).toBeHidden();
      }
    },
  );
}

test('the first tab stop is a link that skips the header', async ({ page }) => {
  await page.goto('/en/docs/getting-started');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a page is usable with only the keyboard, before and after React is loaded', async ({ page }) => {
  await page.goto('/en');
  await page.locator('summary[aria-label="Languages"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'العربية' })).toBeVisible();
  await hydrate(page);
  await page.getByRole('link', { name: 'العربية' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
