import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** The list of files in the editor, with a real issuer, a real repository and the built site. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

async function openFiles(page: Page, site: StudioSite, path?: string): Promise<Locator> {
  const panel = await openEditor(page, site, path);
  await panel.getByRole('button', { name: 'Files' }).click();
  await expect(panel.getByRole('tree', { name: 'Files' })).toBeVisible();
  return panel;
}

test('files are a tree that is used by keyboard, and found by search', async ({ page, site }) => {
  const panel = await openFiles(page, site);
  const row = (name: string): Locator => panel.getByRole('treeitem', { name });
  await expect(row('posts')).toHaveAttribute('aria-expanded', 'true');
  await expect(row('The first post')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row('The first post')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row('posts')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row('posts')).toHaveAttribute('aria-expanded', 'false');
  await expect(row('The first post')).toBeHidden();
  await page.keyboard.press('Home');
  await page.keyboard.type('sec');
  await expect(row('Second')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Source of content/en/second.md' })).toBeVisible();
  // What was closed stays closed.
  await panel.getByRole('button', { name: 'Files' }).click();
  await expect(row('posts')).toHaveAttribute('aria-expanded', 'false');
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(row('Second')).toBeHidden();
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('');
  await panel.getByRole('searchbox', { name: 'Search files' }).fill('first post');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: /The first post/u }).click();
  await expect(panel.getByRole('textbox', { name: /first-post\.md/u })).toBeVisible();
});

test('of thousands of files, only what is open is rendered', async ({ page, site }) => {
  await page.route('**/__recto_studio/tree', async (route) => {
    const tree = (await (await route.fetch()).json()) as { files: object[] };
    const files = Array.from({ length: 3000 }, (_, n) => ({
      path: `content/en/blog/post-${n}.md`,
      id: String(n),
      kind: 'page',
      collection: 'posts',
      locale: 'en',
      title: `Post ${n}`,
    }));
    await route.fulfill({ json: { ...tree, files: [...tree.files, ...files] } });
  });
  const panel = await openFiles(page, site, '/en');
  const rows = panel.getByRole('treeitem');
  const posts = panel.getByRole('treeitem', { name: 'posts' });
  await expect(posts).toHaveAttribute('aria-expanded', 'false');
  expect(await rows.count()).toBeLessThan(10);
  await posts.click();
  await expect(panel.getByRole('treeitem', { name: 'Show 2801 more' })).toBeVisible();
  expect(await rows.count()).toBeLessThan(220);
});
