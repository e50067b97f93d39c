import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { StudioSite } from './studio-site.ts';

export const POST = 'content/en/blog/first-post.md';

/** Fills in the form of the issuer. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('input[name=login]').fill('ann');
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
}

/** Signs in and opens the editor on a page; in English, unless the language of the page is requested. */
export async function openEditor(
  page: Page,
  { origin }: StudioSite,
  path = '/en/blog/first-post',
  hasPageLanguage = false,
): Promise<Locator> {
  await page.addInitScript(() => {
    localStorage.setItem('recto-studio-tour', '1');
  });
  await page.goto(`${origin}/_studio?redirect=${path}`);
  await signIn(page);
  await page.waitForURL(origin + path);
  const lang = await page.locator('html').getAttribute('lang');
  const setLanguage = async (tag: string): Promise<void> => {
    await page.evaluate((value) => {
      document.documentElement.lang = value;
    }, tag);
  };
  if (!hasPageLanguage) await setLanguage('en');
  await page.keyboard.press('Control+.');
  const panel = page.locator('recto-studio').getByRole('complementary');
  await expect(panel).toBeVisible();
  await setLanguage(lang ?? '');
  return panel;
}
