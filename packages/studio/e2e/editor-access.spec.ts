import { expect } from '@playwright/test';
import { findProblems } from '../../site/e2e/find-problems.ts';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';

/** The editor with keyboard, screen readers, small screens and right-to-left text. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in any part of the studio, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    const panel = await openEditor(page, site);
    const problems = async (): Promise<string[]> => await findProblems(page);
    await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toBeVisible();
    expect(await problems()).toEqual([]);
    await panel.getByRole('button', { name: 'Properties' }).click();
    await expect(panel.getByLabel('Title')).toBeVisible();
    await panel.getByLabel('Title').fill('Another title');
    expect(await problems()).toEqual([]);
    await panel.getByRole('button', { name: 'Source' }).click();
    await expect(panel.locator('.cm-content')).toBeVisible();
    expect(await problems()).toEqual([]);
    await panel.getByRole('button', { name: 'Files' }).click();
    await expect(panel.getByRole('button', { name: /Second/u })).toBeVisible();
    expect(await problems()).toEqual([]);
    await panel.getByRole('button', { name: /^Changes/u }).click();
    await panel.getByText(POST).click();
    expect(await problems()).toEqual([]);
  });
}

test('opens, writes, publishes and closes with the keyboard only', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await expect(text).toBeVisible();
  const isIn = async (): Promise<boolean> => await text.evaluate((element) => element.matches(':focus'));
  for (let step = 0; step < 60 && !(await isIn()); step += 1) await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' By keys.');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('button', { name: 'Publish' })).toBeVisible();
  const button = panel.getByRole('button', { name: 'Publish' });
  const isOn = async (): Promise<boolean> => await button.evaluate((element) => element.matches(':focus'));
  for (let step = 0; step < 60 && !(await isOn()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', `main:${POST}`)).toContain('By keys.');
  await text.focus();
  await page.keyboard.press('Control+.');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Control+.');
  await expect(panel).toBeVisible();
});

test('typing in the editor does not trigger shortcuts of the page', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await panel.getByRole('textbox', { name: `Text of ${POST}` }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' a / b');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('#main')).toContainText('a / b');
});

test('the panel fits the screen on a phone and in Arabic', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await openEditor(page, site, '/ar', true);
  await expect(panel.getByRole('textbox', { name: /content\/ar\/index\.md/u })).toBeVisible();
  await expect(panel).toHaveAccessibleName('الاستوديو');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const wide = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
