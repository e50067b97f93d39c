import { expect } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import { writeBody } from './write-body.ts';

/** Clicks on the text of the page, which place the caret in the editor. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

test('keeps a click until the page shows the draft', async ({ page, site }) => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/parse-worker/u, async (route) => {
    await isReleased;
    await route.continue();
  });
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await expect(text).toContainText('Words of the first post.');
  await expect(page.locator('#main [data-line]')).toHaveCount(0);
  await page.locator('#main p', { hasText: 'Words of the first post.' }).click();
  release();
  await expect(text).toBeFocused();
});

test('a click on a picture chooses it in the editor, and does not enlarge it', async ({ page, site }) => {
  writeBody(site, 'Words.\n\n![A kiln](/mark.png)\n');
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await expect(page.locator('#main [data-line] a.zoom')).toBeVisible();
  await page.locator('#main a.zoom').click();
  await expect(text).toBeFocused();
  await expect(page.locator('.zoom-dialog')).toHaveCount(0);
});

test('opens the file of the page if another file is open', async ({ page, site }) => {
  writeFileSync(join(site.folder, 'content/en/second.md'), '---\ntitle: Second\n---\n\nOne.\n\nTwo.\n\nThree.\n');
  site.git('commit', '--quiet', '--all', '--message=More text');
  const panel = await openEditor(page, site);
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toBeVisible();
  await panel.getByRole('button', { name: 'Files' }).click();
  await panel.getByRole('treeitem', { name: 'Second' }).click();
  await expect(panel.getByRole('textbox', { name: 'Text of content/en/second.md' })).toBeVisible();
  await page.locator('#main p', { hasText: 'Words of the first post.' }).click();
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toBeFocused();
  await page.keyboard.type('New ');
  await expect(page.locator('#main recto-prose')).toContainText('New');
  // A click is followed once: a return to the page does not move the caret again.
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Page', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).not.toBeFocused();
});
