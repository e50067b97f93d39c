import { expect } from '@playwright/test';
import { findProblems } from '../../site/e2e/find-problems.ts';
import { POST, openEditor, signIn } from './open-editor.ts';
import { test } from './studio-site.ts';
import { writeBody } from './write-body.ts';

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

test('the first visit has a tour with three steps, and a key lists the shortcuts', async ({ page, site }) => {
  await page.goto(`${site.origin}/_studio?redirect=/en/blog/first-post`);
  await signIn(page);
  await page.waitForURL(`${site.origin}/en/blog/first-post`);
  await page.keyboard.press('Control+.');
  const panel = page.locator('recto-studio').getByRole('complementary');
  const tour = panel.getByRole('dialog', { name: 'Welcome' });
  await expect(tour).toContainText('1 / 3');
  expect(await findProblems(page)).toEqual([]);
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('3 / 3');
  await expect(tour.getByRole('button', { name: 'Skip' })).toBeHidden();
  await tour.getByRole('button', { name: 'Start' }).click();
  await expect(tour).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Edit this page' }).click();
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.click();
  await expect(tour).toBeHidden();
  await page.keyboard.press('Control+/');
  const shortcuts = panel.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByText('Go to the formatting toolbar')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('screen readers read the chosen block of the list, and toolbars and dialogs have no violations', async ({
  page,
  site,
}) => {
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n- [ ] task\n\n/t');
  await expect(panel.getByRole('listbox', { name: 'Blocks' })).toBeVisible();
  const chosen = async (): Promise<string> => {
    const id = await text.getAttribute('aria-activedescendant');
    return (await panel.locator(`[id="${id}"]`).textContent()) ?? '';
  };
  await expect.poll(chosen).toMatch(/^T/iu);
  const first = await chosen();
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(first);
  expect(await findProblems(page)).toEqual([]);
  await page.keyboard.type('able');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Column alignment' })).toBeVisible();
  await expect(text).not.toHaveAttribute('aria-activedescendant');
  for (const heading of ['One', 'Two', 'Three']) {
    await page.keyboard.type(heading);
    await page.keyboard.press('Tab');
  }
  expect(await findProblems(page)).toEqual([]);
});

test('the caret stays in its words when the view is changed, and a click on the page places it in the source', async ({
  page,
  site,
}) => {
  writeBody(site, 'First.\n\n- Item one\n- Item one\n\nLast words.\n');
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.getByText('Item one').last().click();
  await page.keyboard.press('End');
  await panel.getByRole('button', { name: 'Source' }).click();
  const source = panel.getByRole('textbox', { name: `Source of ${POST}` });
  await expect(panel.locator('.cm-activeLine')).toHaveText('- Item one');
  await source.focus();
  await page.keyboard.type(' typed');
  await expect(page.locator('#main recto-prose li').last()).toHaveText('Item one typed');
  await page.locator('#main p', { hasText: 'Last words.' }).click();
  await expect(source).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' End');
  await panel.getByRole('button', { name: 'Text', exact: true }).click();
  await text.focus();
  await page.keyboard.type('!');
  await expect(page.locator('#main recto-prose p').last()).toHaveText('Last words. End!');
});
