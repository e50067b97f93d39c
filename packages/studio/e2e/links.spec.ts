import { expect } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';

/** Links to pages, chosen from the list of the dialog. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

test('chooses a page with the keyboard, for selected words and without any', async ({ page, site }) => {
  writeFileSync(join(site.folder, 'content/en/second.md'), '---\ntitle: Second\n---\n\nOne.\n');
  site.git('add', '.');
  site.git('commit', '--quiet', '--message=Second');
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.getByText('Words of the first post.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  for (const words of ['selected', 'none']) {
    if (words === 'none') {
      await page.keyboard.press('End');
      await page.keyboard.type(' ');
    }
    await page.keyboard.press('Control+k');
    const dialog = panel.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('seco');
    await expect(dialog.getByRole('option', { name: /Second/u })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('option', { name: /Second/u })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(text).toBeFocused();
  }
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(readFileSync(join(site.folder, POST), 'utf8')).toMatch(
    /Words of the first \[post\.?\]\(\/second\)\.? \[Second\]\(\/second\)/u,
  );
});
