import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hydrate } from '../../site/e2e/browser-test.ts';
import { openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** Renamed pages and folders and their former URLs, with a real repository and the built site. */
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

async function openRename(page: Page, site: StudioSite, name: string, path = '/en'): Promise<[Locator, Locator]> {
  const panel = await openEditor(page, site, path);
  await panel.getByRole('button', { name: 'Files' }).click();
  await panel
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .first()
    .click();
  await panel.getByRole('menuitem', { name: 'Rename or move' }).click();
  return [panel, panel.getByRole('dialog', { name: `Rename or move ${name}` })];
}

async function publish(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText(/^Published\./u)).toBeVisible();
}

const redirectCheck = (dialog: Locator): Locator =>
  dialog.getByRole('checkbox', { name: 'Redirect the old URL to the new one' });

test('a renamed page redirects from its old URL, for requests and links', async ({ page, site }) => {
  const before = site.git('show', 'main:content/en/second.md');
  const [panel, dialog] = await openRename(page, site, 'Second');
  await dialog.getByRole('textbox', { name: 'File' }).fill('content/en/third.md');
  await expect(redirectCheck(dialog)).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Update the links in these files' }).uncheck();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await publish(panel);
  const after = site.git('show', 'main:content/en/third.md');
  expect(after.replace('redirectFrom:\n  - /second\n', '')).toBe(before);
  expect(after).not.toBe(before);
  const response = await fetch(`${site.origin}/en/second?a=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/en/third?a=1']);
  expect((await fetch(`${site.origin}/en/fourth`, { redirect: 'manual' })).status).toBe(404);
  await page.goto(`${site.origin}/en`);
  await hydrate(page);
  await page.evaluate(() => {
    (globalThis as { mark?: boolean }).mark = true;
  });
  await page.getByRole('link', { name: 'The second' }).click();
  await page.waitForURL(`${site.origin}/en/third`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  // The document is the same: it was a client-side navigation.
  expect(await page.evaluate(() => (globalThis as { mark?: boolean }).mark)).toBe(true);
});

test('a page renamed twice and back redirects from published URLs', async ({ page, site }) => {
  const before = site.git('show', 'main:content/en/second.md');
  const [panel, dialog] = await openRename(page, site, 'Second');
  await dialog.getByRole('textbox', { name: 'File' }).fill('content/en/third.md');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  const again = async (path: string): Promise<void> => {
    await expect(dialog).toBeHidden();
    await panel.getByRole('button', { name: 'Actions for Second', exact: true }).click();
    await panel.getByRole('menuitem', { name: 'Rename or move' }).click();
    await dialog.getByRole('textbox', { name: 'File' }).fill(path);
    await dialog.getByRole('button', { name: 'Rename' }).click();
  };
  await again('content/en/fourth.md');
  await publish(panel);
  expect(site.git('show', 'main:content/en/fourth.md').match(/^ {2}- .*$/gmu)).toEqual(['  - /second']);
  await panel.getByRole('button', { name: 'Files' }).click();
  await again('content/en/second.md');
  await publish(panel);
  expect(site.git('show', 'main:content/en/second.md').replace('redirectFrom:\n  - /fourth\n', '')).toBe(before);
});

test('drafts and data files need no redirect', async ({ page, site }) => {
  commit(site, { 'content/en/hidden.md': textOf('Hidden').replace('---\n', '---\ndraft: true\n') });
  const [, dialog] = await openRename(page, site, 'Hidden');
  await dialog.getByRole('textbox', { name: 'File' }).fill('content/en/elsewhere.md');
  await expect(dialog.getByRole('button', { name: 'Rename' })).toBeEnabled();
  await expect(redirectCheck(dialog)).toBeHidden();
});

test('renames a folder with its content, after listing the changes', async ({ page, site }) => {
  commit(site, {
    'content/en/guide/a.md': textOf('Apple', '[Pear](./b.md) ![Photo](./photo.svg)'),
    'content/en/guide/b.md': textOf('Pear', '[Apple](/guide/a)'),
    'content/en/guide/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />',
    'content/ar/guide/a.md': textOf('تفاحة', '[Pear](/guide/b)'),
    'content/en/second.md': textOf('Second', '[Apple](/en/guide/a) ![Photo](./guide/photo.svg)'),
  });
  const [panel, dialog] = await openRename(page, site, 'guide');
  const path = dialog.getByRole('textbox', { name: 'Folder' });
  await expect(path).toHaveValue('content/en/guide');
  await path.fill('content/en/second.md');
  await expect(dialog.getByText('A file with this path already exists: content/en/second.md')).toBeVisible();
  await path.fill('content/en/fruit/kinds');
  await expect(dialog.getByText('Files that will move: 4')).toBeVisible();
  await expect(dialog.getByText('ar/fruit/kinds/a.md')).toBeVisible();
  await expect(redirectCheck(dialog)).toBeChecked();
  await expect(dialog.getByRole('listitem').last()).toHaveText('Second content/en/second.md');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(panel.getByRole('treeitem', { name: /^Apple, Renamed/u })).toBeVisible();
  await publish(panel);
  expect(site.git('show', '--format=', '--name-status', '--no-renames', 'main').split('\n').toSorted()).toEqual([
    'A\tcontent/ar/fruit/kinds/a.md',
    'A\tcontent/en/fruit/kinds/a.md',
    'A\tcontent/en/fruit/kinds/b.md',
    'A\tcontent/en/fruit/kinds/photo.svg',
    'D\tcontent/ar/guide/a.md',
    'D\tcontent/en/guide/a.md',
    'D\tcontent/en/guide/b.md',
    'D\tcontent/en/guide/photo.svg',
    'M\tcontent/en/second.md',
  ]);
  expect(site.git('show', 'main:content/en/second.md')).toContain(
    '[Apple](/en/fruit/kinds/a) ![Photo](./fruit/kinds/photo.svg)',
  );
  expect(site.git('show', 'main:content/en/fruit/kinds/a.md')).toContain('[Pear](./b.md) ![Photo](./photo.svg)');
  expect(site.git('show', 'main:content/en/fruit/kinds/b.md')).toContain('redirectFrom:\n  - /guide/b\n');
  for (const [from, to] of [
    ['/en/guide/b', '/en/fruit/kinds/b'],
    ['/ar/guide/b', '/ar/fruit/kinds/b'],
  ]) {
    const response = await fetch(site.origin + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  }
});

test('the history of a page includes the time before it was renamed', async ({ page, site }) => {
  const [panel, dialog] = await openRename(page, site, 'Second');
  await dialog.getByRole('textbox', { name: 'File' }).fill('content/en/third.md');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await publish(panel);
  await panel.getByRole('button', { name: 'Files' }).click();
  await panel.getByRole('button', { name: 'Actions for Second', exact: true }).click();
  await panel.getByRole('menuitem', { name: 'History' }).click();
  const history = panel.getByRole('dialog', { name: 'History of Second' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await history.locator('summary').first().click();
  await expect(history.getByText('Moved from content/en/second.md')).toBeVisible();
  await expect(history.locator('.rs-line-added')).toHaveText([/redirectFrom:/u, /- \/second/u]);
  await history.locator('summary').last().click();
  await expect(history.getByText('title: Second').last()).toBeVisible();
  await expect(history.getByText('No earlier versions were found')).toBeVisible();
});
