import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '@recto/content';
import { findProblems } from '../../site/e2e/find-problems.ts';
import { openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** Translations next to their originals, with a real repository and the built site. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

const ORIGINAL = 'content/en/index.md';
const TRANSLATION = 'content/ar/index.md';
const TEXT = '---\ntitle: Home\n---\n\n# Welcome\n\nThe first page.\n\n```js\nrun(1);\n```\n\nMore words of 2026.\n';

/** Commits texts that the server has not built. */
function commit({ folder, git }: StudioSite, texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(folder, path), text);
  git('commit', '--quiet', '--all', '--message=Texts');
}

async function publish(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
}

test('creates a translation from its original and removes it from the queue', async ({ page, site }) => {
  const panel = await openEditor(page, site, '/ar/second');
  await expect(panel.getByText('This page is not translated yet. You are editing the English original.')).toBeVisible();
  await panel.getByRole('button', { name: 'Translate page' }).click();
  await expect(panel.getByRole('heading', { name: '“Second” is not translated into العربية yet' })).toBeVisible();
  await panel.getByRole('button', { name: 'Start with the original text' }).click();
  await expect(panel.getByText('Up to date with the original.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Title, العربية' }).fill('الثانية');
  const block = panel.getByRole('textbox', { name: 'Block 1 of 1, العربية' });
  await expect(block).toHaveValue('The second page.');
  await expect(block).toHaveAttribute('dir', 'rtl');
  await expect(block).toHaveAttribute('lang', 'ar');
  await block.fill('الصفحة الثانية.');
  await panel.getByRole('button', { name: 'All translations' }).click();
  await expect(panel.getByText('2 of 3 pages are up to date.')).toBeVisible();
  await publish(panel);
  const hash = await hashSource(readFileSync(join(site.folder, 'content/en/second.md'), 'utf8'));
  expect(readFileSync(join(site.folder, 'content/ar/second.md'), 'utf8').replaceAll(/["']/gu, '')).toBe(
    `---\ntitle: الثانية\nsourceHash: ${hash}\n---\n\nالصفحة الثانية.\n`,
  );
});

test('updates a translation block by block and changes only those bytes', async ({ page, site }) => {
  const translated = await hashSource(readFileSync(join(site.folder, ORIGINAL), 'utf8'));
  const before = `---\ntitle: الرئيسية # عنوان\nsourceHash: "${translated}"\n---\n\n# أهلا\n\n\nكلمات *أخرى* 2026.\n`;
  commit(site, { [ORIGINAL]: TEXT, [TRANSLATION]: before });
  const panel = await openEditor(page, site, '/ar');
  await panel.getByRole('button', { name: 'Compare with the original' }).click();
  await expect(panel.getByText('The original has changed since this was translated.')).toBeVisible();
  await panel.getByText('What changed in the original').click();
  await expect(panel.locator('.rs-line-removed')).toContainText('The first page. [The second](/second).');
  const blocks = panel.getByRole('textbox', { name: /^Block/u });
  await expect(blocks).toHaveCount(4);
  await expect(panel.getByText('Missing')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Copy all blocks without text' }).click();
  await expect(blocks.nth(2)).toHaveValue('```js\nrun(1);\n```');
  await blocks.nth(0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(blocks.nth(1)).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('الصفحة الأولى.');
  await page.keyboard.press('Control+z');
  await expect(blocks.nth(1)).not.toHaveValue('الصفحة الأولى.');
  await blocks.nth(1).fill('الصفحة الأولى.');
  await panel.getByRole('button', { name: 'Mark as up to date' }).click();
  await expect(panel.getByText('Up to date with the original.')).toBeVisible();
  await publish(panel);
  const hash = await hashSource(TEXT);
  expect(readFileSync(join(site.folder, TRANSLATION), 'utf8')).toBe(
    before.replace(translated, hash).replace('# أهلا', '# أهلا\n\nالصفحة الأولى.\n\n```js\nrun(1);\n```'),
  );
  await panel.getByRole('button', { name: 'Translations' }).click();
  await panel.getByRole('button', { name: 'All translations' }).click();
  await expect(panel.getByText('1 of 3 pages are up to date.')).toBeVisible();
});

test('translates a new page before it is published', async ({ page, site }) => {
  const [original, translation] = ['content/en/ovens.md', 'content/ar/ovens.md'];
  const panel = await openEditor(page, site);
  await panel.getByRole('button', { name: 'Files' }).click();
  await panel.getByRole('button', { name: 'Actions for English' }).first().click();
  await panel.getByRole('menuitem', { name: 'New page here' }).click();
  const dialog = panel.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Ovens');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(panel.getByRole('textbox', { name: `Text of ${original}` })).toBeVisible();
  await panel.getByRole('button', { name: 'Translations' }).click();
  await panel.getByRole('button', { name: /content\/en\/ovens\.md/u }).click();
  await panel.getByRole('button', { name: 'Start with the original text' }).click();
  await panel.getByRole('textbox', { name: 'Title, العربية' }).fill('أفران');
  await publish(panel);
  const hash = await hashSource(readFileSync(join(site.folder, original), 'utf8'));
  const text = readFileSync(join(site.folder, translation), 'utf8').replaceAll(/["']/gu, '');
  expect(text).toContain(`title: أفران\nsourceHash: ${hash}\n`);
});

test('the queue lists open translations by language', async ({ page, site }) => {
  commit(site, { [TRANSLATION]: '---\ntitle: الرئيسية\nsourceHash: "0123456789abcdef"\n---\n\nكلمات.\n' });
  const panel = await openEditor(page, site, '/en');
  await panel.getByRole('button', { name: 'Translations' }).click();
  await expect(panel.getByRole('combobox', { name: 'Language' })).toHaveValue('ar');
  await expect(panel.getByText('0 of 3 pages are up to date.')).toBeVisible();
  const missing = panel.locator('details', { hasText: 'Not translated' });
  await expect(missing.getByRole('button')).toHaveCount(2);
  const stale = panel.locator('details', { hasText: 'Original has changed' });
  await expect(stale.getByRole('button')).toHaveText([/content\/ar\/index\.md/u]);
});

for (const [colorScheme, width, path] of [
  ['light', 1440, '/en'],
  ['dark', 390, '/ar'],
] as const) {
  test(`axe finds no violations, and nothing is too wide: ${width} px, ${path}`, async ({ page, site }) => {
    commit(site, { [ORIGINAL]: TEXT });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const panel = await openEditor(page, site, path);
    const check = async (): Promise<void> => {
      expect(await findProblems(page)).toEqual([]);
      expect(await panel.locator('.rs-main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
    };
    await panel.getByRole('button', { name: 'Translations' }).click();
    await expect(panel.getByText('1 of 3 pages are up to date.')).toBeVisible();
    await check();
    await panel.getByRole('button', { name: /content\/en\/second\.md/u }).click();
    await expect(panel.getByRole('button', { name: 'Start with an empty page' })).toBeVisible();
    await check();
    await panel.getByRole('button', { name: 'All translations' }).click();
    await panel.getByText('Up to date', { exact: true }).click();
    await panel.getByRole('button', { name: /content\/ar\/index\.md/u }).click();
    await expect(panel.getByText('This translation does not record which version')).toBeVisible();
    await check();
  });
}
