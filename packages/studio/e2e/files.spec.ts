import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** The list of files in the editor, with a real issuer, a real repository and the built site. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

const textOf = (title: string, body = 'Words.'): string =>
  `---\ntitle: ${title}\ndescription: About.\n---\n\n${body}\n`;

/** Adds files to the published branch. */
function commit({ folder, git }: StudioSite, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git('add', '.');
  git('commit', '--quiet', '--message=More files');
}

async function publish(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText(/^Published\./u)).toBeVisible();
}

async function openFiles(page: Page, site: StudioSite, path?: string): Promise<Locator> {
  const panel = await openEditor(page, site, path);
  await panel.getByRole('button', { name: 'Files' }).click();
  await expect(panel.getByRole('tree', { name: 'Files' })).toBeVisible();
  return panel;
}

test('navigates the file tree by keyboard and finds files by search', async ({ page, site }) => {
  const panel = await openFiles(page, site);
  const row = (name: string): Locator => panel.getByRole('treeitem', { name });
  await expect(row('posts')).toHaveAttribute('aria-expanded', 'true');
  await expect(row('The first post')).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('button', { name: 'New page' }).focus();
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
  await expect(panel.getByRole('textbox', { name: 'Text of content/en/second.md' })).toBeVisible();
  // Closed folders stay closed.
  await panel.getByRole('button', { name: 'Files' }).click();
  await expect(row('posts')).toHaveAttribute('aria-expanded', 'false');
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(row('Second')).toBeHidden();
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('');
  await panel.getByRole('searchbox', { name: 'Search files' }).fill('first post');
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: /^The first post/u }).click();
  await expect(panel.getByRole('textbox', { name: /first-post\.md/u })).toBeVisible();
});

test('renders only the open part of thousands of files', async ({ page, site }) => {
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

test('creates a page with its path and URL, duplicates it, and publishes', async ({ page, site }) => {
  commit(site, { 'content/en/1.guide/1.start.md': textOf('Start'), 'content/en/1.guide/2.next.md': textOf('Next') });
  const panel = await openFiles(page, site, '/en');
  await panel.getByRole('button', { name: 'Actions for guide' }).click();
  await panel.getByRole('menuitem', { name: 'New page here' }).click();
  const dialog = panel.getByRole('dialog', { name: 'New page' });
  const path = dialog.getByRole('textbox', { name: 'File' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Größere Öfen: "heiß"');
  await expect(path).toHaveValue('content/en/1.guide/3.grossere-ofen-heiss.md');
  await expect(dialog.getByText('/en/guide/grossere-ofen-heiss')).toBeVisible();
  await path.fill('content/en/1.guide/2.Next.md');
  await expect(dialog.getByText('A file with this path already exists: content/en/1.guide/2.next.md')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  await path.fill('content/en/1.guide/3.next.md');
  await expect(dialog.getByText('A page with this URL already exists')).toBeVisible();
  await path.fill('content/en/../../3.next.md');
  await expect(dialog.getByText('A name cannot consist of dots only.')).toBeVisible();
  await path.fill('content/en/1.guide/3.ovens.md');
  await expect(dialog.getByText('/en/guide/ovens')).toBeVisible();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Source', exact: true }).click();
  const source = panel.getByRole('textbox', { name: 'Source of content/en/1.guide/3.ovens.md' });
  await expect(source).toContainText(`title: 'Größere Öfen: "heiß"'`);
  await panel.getByRole('button', { name: 'Files' }).click();
  await panel.getByRole('button', { name: 'Actions for Start' }).click();
  await panel.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(panel.getByRole('dialog').getByRole('textbox', { name: 'File' })).toHaveValue(
    'content/en/1.guide/4.start-2.md',
  );
  await panel.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Start again');
  await panel.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await panel.getByRole('button', { name: 'Source', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: /4\.start-again\.md/u })).toContainText('title: Start again');
  await publish(panel);
  expect(site.git('show', 'main:content/en/1.guide/3.ovens.md')).toBe(`---\ntitle: 'Größere Öfen: "heiß"'\n---`);
  expect(`${site.git('show', 'main:content/en/1.guide/4.start-again.md')}\n`).toBe(textOf('Start again'));
});

test('moves a page with its translation and updates the links to it', async ({ page, site }) => {
  commit(site, { 'content/ar/second.md': textOf('الثانية', '[Home](./index.md)') });
  const panel = await openFiles(page, site, '/en');
  await panel.getByRole('treeitem', { name: 'Second' }).focus();
  await page.keyboard.press('F2');
  const dialog = panel.getByRole('dialog', { name: 'Rename or move Second' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Home content/en/index.md']);
  await dialog.getByRole('textbox', { name: 'File' }).fill('content/en/guide/third.md');
  await expect(dialog.getByText('/en/guide/third')).toBeVisible();
  const redirect = dialog.getByRole('checkbox', { name: 'Redirect the old URL to the new one' });
  await expect(redirect).toBeChecked();
  await redirect.uncheck();
  await expect(dialog.getByText('Without a redirect')).toContainText('/en/second');
  await expect(dialog.getByRole('checkbox', { name: 'Also rename the translations: ar' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(panel.getByText('Updated links in 1 other file.')).toBeVisible();
  await expect(panel.getByRole('treeitem', { name: 'Second, Renamed' })).toBeVisible();
  await publish(panel);
  expect(site.git('show', '--format=', '--name-status', '--no-renames', 'main').split('\n').toSorted()).toEqual([
    'A\tcontent/ar/guide/third.md',
    'A\tcontent/en/guide/third.md',
    'D\tcontent/ar/second.md',
    'D\tcontent/en/second.md',
    'M\tcontent/en/index.md',
  ]);
  expect(site.git('show', 'main:content/en/index.md')).toContain('The first page. [The second](/guide/third).');
  expect(site.git('show', 'main:content/ar/guide/third.md')).toContain('[Home](../index.md)');
});

test('lists the files that link to a page before deleting it, and restores it', async ({ page, site }) => {
  const panel = await openFiles(page, site, '/en');
  const deletePage = async (): Promise<void> => {
    await panel.getByRole('treeitem', { name: 'Second' }).focus();
    await page.keyboard.press('Delete');
    const dialog = panel.getByRole('dialog', { name: 'Delete Second?' });
    await expect(dialog.getByRole('listitem')).toHaveText(['Home content/en/index.md']);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(panel.getByRole('treeitem', { name: /^Second, .*Deleted/u })).toBeVisible();
  };
  await deletePage();
  await panel.getByRole('button', { name: 'Actions for Second' }).click();
  await panel.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(panel.getByRole('treeitem', { name: /Deleted/u })).toBeHidden();
  await deletePage();
  await publish(panel);
  expect(site.git('show', '--format=', '--name-status', 'main')).toBe('D\tcontent/en/second.md');
});

test('reorders numbered files and their folders by keys, menu and drag', async ({ page, site }) => {
  commit(site, {
    'content/en/guide/1.start.md': textOf('Start', '[Next](./2.next.md)'),
    'content/en/guide/2.next.md': textOf('Next'),
    'content/en/guide/3.more/1.end.md': textOf('End'),
  });
  const panel = await openFiles(page, site, '/en');
  const names = panel.locator('[role="treeitem"][aria-level="4"]');
  const titles = async (): Promise<string[]> => await names.locator('.rs-row-name').allTextContents();
  await panel.getByRole('treeitem', { name: 'Next' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(panel.getByText('Moved to position 1 of 3.')).toBeVisible();
  await expect(panel.getByRole('treeitem', { name: /^Next/u })).toBeFocused();
  await expect.poll(titles).toEqual(['Next', 'Start', 'more']);
  await panel.getByRole('button', { name: 'Actions for more' }).click();
  await panel.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(titles).toEqual(['Next', 'more', 'Start']);
  await panel.getByRole('treeitem', { name: /^Start/u }).dragTo(panel.getByRole('treeitem', { name: /^Next/u }), {
    targetPosition: { x: 60, y: 4 },
  });
  await expect.poll(titles).toEqual(['Start', 'Next', 'more']);
  await panel.getByRole('treeitem', { name: /^Start/u }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual(['Next', 'Start', 'more']);
  await publish(panel);
  expect(site.git('ls-tree', '-r', '--name-only', 'main', 'content/en/guide').split('\n')).toEqual([
    'content/en/guide/1.next.md',
    'content/en/guide/2.start.md',
    'content/en/guide/3.more/1.end.md',
  ]);
  expect(site.git('show', 'main:content/en/guide/2.start.md')).toContain('[Next](./1.next.md)');
});

test('marks a page as a draft and restores an earlier version', { tag: '@firefox' }, async ({ page, site }) => {
  const path = 'content/en/second.md';
  const before = readFileSync(join(site.folder, path), 'utf8');
  commit(site, { [path]: before.replace('The second page.', 'Other words.') });
  const panel = await openFiles(page, site, '/en');
  const choose = async (name: string): Promise<void> => {
    await panel.getByRole('treeitem', { name: 'Second' }).click({ button: 'right' });
    await panel.getByRole('menuitem', { name }).click();
  };
  await choose('Mark as draft');
  await expect(panel.getByRole('treeitem', { name: 'Second, Draft, Changed, Not translated: ar' })).toBeVisible();
  await choose('Remove draft status');
  await expect(panel.getByRole('treeitem', { name: /Changed/u })).toBeHidden();
  await choose('History');
  const dialog = panel.getByRole('dialog', { name: 'History of Second' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByText('More files').click();
  await expect(dialog.locator('.rs-line-removed')).toContainText('The second page.');
  await expect(dialog.locator('.rs-line-added')).toContainText('Other words.');
  await dialog.getByText('First', { exact: true }).click();
  await dialog.getByRole('listitem').nth(1).getByRole('button', { name: 'Restore this version' }).click();
  await expect(panel.getByText('Version restored as your draft.')).toBeVisible();
  await publish(panel);
  expect(readFileSync(join(site.folder, path), 'utf8')).toBe(before);
});
