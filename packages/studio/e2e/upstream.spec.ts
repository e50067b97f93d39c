import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';
import { writeBody } from './write-body.ts';

/** Others publish a newer version of a page while somebody edits it. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

const CHANGED = 'A newer version of this file was published.';

/** Commits another text for a part of the post. */
function commit({ folder, git }: StudioSite, from: string, to: string): void {
  const file = join(folder, POST);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  git('commit', '--quiet', '--all', '--message=Theirs');
}

async function openPost(page: Page, site: StudioSite): Promise<{ panel: Locator; text: Locator; notice: Locator }> {
  writeBody(site, 'First paragraph.\n\nLast paragraph.\n');
  await expect
    .poll(async () => await (await fetch(`${site.origin}/en/blog/first-post`)).text(), { timeout: 30_000 })
    .toContain('Last paragraph.');
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  return { panel, text, notice: panel.getByRole('status').filter({ hasText: CHANGED }) };
}

async function append(page: Page, text: Locator, words: string): Promise<void> {
  await text.getByText('Last paragraph.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('a notice appears after a pause in writing, and the merge can be undone', async ({ page, site }) => {
  const { panel, text, notice } = await openPost(page, site);
  await append(page, text, ' Ours.');
  commit(site, 'First paragraph.', 'Their first paragraph.');
  await append(page, text, ' More of ours.');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await panel.getByRole('button', { name: 'Merge changes' }).press('Enter');
  await expect(text).toContainText('Their first paragraph.');
  await expect(text).toContainText('More of ours.');
  await expect(notice).toBeHidden();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(text).not.toContainText('Their first');
  await expect(notice).toBeVisible();
  // What others have published is not reverted.
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.').last()).toBeVisible();
  expect(site.git('show', `main:${POST}`)).toMatch(/Their first paragraph\.\n\nLast paragraph\..*ours\./u);
});

test('a conflict shows the block, and changes the text only after a choice', async ({ page, site }) => {
  const { panel, text, notice } = await openPost(page, site);
  await append(page, text, ' Ours.');
  commit(site, 'Last paragraph.', 'Their last paragraph.');
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'));
  });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await panel.getByRole('button', { name: 'Merge changes' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Someone else changed the same text' });
  await expect(dialog.getByRole('figure')).toHaveText([
    'BeforeLast paragraph.',
    'YoursLast paragraph. Ours.',
    'TheirsTheir last paragraph.',
  ]);
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(text.getByRole('paragraph')).toHaveText([
    'First paragraph.',
    'Last paragraph. Ours.',
    'Their last paragraph.',
  ]);
  await expect(notice).toBeHidden();
});

test('a page that was not edited shows the newer version without a question', async ({ page, site }) => {
  const { text, notice } = await openPost(page, site);
  await expect(text).toContainText('First paragraph.');
  commit(site, 'First paragraph.', 'Their first paragraph.');
  // The watcher of the server needs a moment, and the editor asks at most every five seconds.
  await expect(async () => {
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
    });
    await expect(text).toContainText('Their first paragraph.', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await expect(notice).toBeHidden();
});
