import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import { writeBody } from './write-body.ts';

/** Tables, and undo of changes in components, in the text view. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

test('adds a row to a table with alignments, and leaves the table at its end', async ({ page, site }) => {
  const table = '| Name | Price |\n|:--|--:|\n| Small | 100 |\n';
  const before = writeBody(site, table);
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.getByText('100').click();
  await panel.getByRole('button', { name: 'Add row' }).click();
  await text.locator('tr').last().locator('td').first().click();
  await page.keyboard.type('Medium');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('After');
  await expect(text.locator('tr')).toHaveCount(3);
  await expect(text.locator('> p')).toHaveText('After');
  await expect(panel.getByText('This change cannot be saved as markdown')).toHaveCount(0);
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(readFileSync(join(site.folder, POST), 'utf8')).toBe(
    before.replace(table, `${table}| Medium | 1000 |\n\nAfter\n`),
  );
});

test('undoes and repeats what was typed in a component with an empty slot', async ({ page, site }) => {
  writeBody(site, '::note\nHello\n\n#title\n::\n\nEnd\n');
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.getByText('Hello').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('More text');
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Control+z');
  await expect(text.getByText('More text')).toHaveCount(0);
  await expect(panel.getByText('This part of the studio stopped working')).toHaveCount(0);
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Control+Shift+z');
  await expect(text.getByText('More text')).toBeVisible();
});
