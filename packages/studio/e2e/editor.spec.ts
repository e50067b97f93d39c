import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** The editor beside the page, with a real issuer, a real repository and the built site. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

const POST = 'content/en/blog/first-post.md';

async function openEditor(page: Page, { origin }: StudioSite, path = '/en/blog/first-post'): Promise<Locator> {
  await page.addInitScript(() => {
    localStorage.setItem('recto-studio-tour', '1');
  });
  await page.goto(`${origin}/_studio?redirect=${path}`);
  await page.locator('input[name=login]').fill('ann');
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(origin + path);
  await page.keyboard.press('Control+.');
  const panel = page.getByRole('complementary', { name: 'Studio' });
  await expect(panel).toBeVisible();
  return panel;
}

test('what is typed in the source is on the page at once, and in the commit when it is published', async ({
  page,
  site,
}) => {
  const panel = await openEditor(page, site);
  const source = panel.getByRole('textbox', { name: `Source of ${POST}` });
  await expect(source).toContainText('Words of the first post.');
  await source.getByText('Words of the first post.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' More **words**.');
  await expect(page.locator('main').first()).toContainText('Words of the first post. More words.');
  await expect(page.locator('main strong')).toHaveText('words');
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByText(POST).click();
  await expect(panel.locator('.rs-line-added')).toHaveText(/Words of the first post\. More \*\*words\*\*\./u);
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', '--format=', '--unified=0', 'main')).toContain('+Words of the first post. More **words**.');
  expect(readFileSync(join(site.folder, POST), 'utf8')).toContain('More **words**.');
  await page.reload();
  await expect(page.locator('main')).toContainText('More words.');
});
