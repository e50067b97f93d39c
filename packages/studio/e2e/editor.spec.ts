import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor, signIn } from './open-editor.ts';
import { test } from './studio-site.ts';

/** The editor next to the page, with a real issuer, a real repository and the built site. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

test('shows text typed in the source on the page at once, and commits it when publishing', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await panel.getByRole('button', { name: 'Source' }).click();
  const source = panel.getByRole('textbox', { name: `Source of ${POST}` });
  await expect(source).toContainText('Words of the first post.');
  await source.getByText('Words of the first post.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' More **words**.');
  await expect(page.locator('#main')).toContainText('Words of the first post. More words.');
  await expect(page.locator('#main strong')).toHaveText('words');
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByText(POST).click();
  await panel.getByRole('group', { name: 'Compare as' }).getByRole('button', { name: 'Source' }).click();
  await expect(panel.locator('.rs-line-added')).toHaveText(/Words of the first post\. More \*\*words\*\*\./u);
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', '--format=', '--unified=0', 'main')).toContain('+Words of the first post. More **words**.');
  expect(readFileSync(join(site.folder, POST), 'utf8')).toContain('More **words**.');
  await page.reload();
  await expect(page.locator('#main')).toContainText('More words.');
});

test('the page beside the panel has the layout of a window of its width', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const panel = await openEditor(page, site);
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // Style sheets that are added later are changed, too.
  const colorOf = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).outlineColor);
  const body = 'body { outline-color: red } @media (min-width: 1000px) { body { outline-color: blue } }';
  await page.route('**/added.css', (route) => route.fulfill({ contentType: 'text/css', body }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/added.css' });
    document.head.append(link);
  });
  await expect.poll(colorOf).toBe('rgb(255, 0, 0)');
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect.poll(colorOf).toBe('rgb(0, 0, 255)');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(colorOf).toBe('rgb(255, 0, 0)');
  await panel.getByRole('button', { name: 'Close the studio' }).click();
  await expect.poll(colorOf).toBe('rgb(0, 0, 255)');
  await expect(menu).toBeHidden();
});

test('closing the list of blocks without a choice changes nothing', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await panel.getByText('Words of the first post.').click();
  await panel.getByRole('button', { name: 'Insert block' }).click();
  await expect(panel.getByRole('listbox')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Changes 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('listbox')).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Changes', exact: true })).toBeVisible();
});

test('the code of the editor is loaded in the background for signed-in people only', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname);
  });
  const editor = (): string[] => requests.filter((path) => /\/editor-/u.test(path));
  await page.goto(`${site.origin}/en/blog/first-post`);
  await page.waitForTimeout(4000);
  expect(editor()).toEqual([]);
  await page.goto(`${site.origin}/_studio?redirect=/en/blog/first-post`);
  await signIn(page);
  await expect.poll(editor).toHaveLength(1);
  expect(requests.filter((path) => path.endsWith('/auth/session'))).toEqual([]);
});

test('the list of files is requested while the code of the editor is loaded', async ({ page, site }) => {
  const files = page.waitForRequest(/__recto_studio\/tree$/u);
  await page.route(/\/editor-/u, async (route) => {
    await files;
    await route.continue();
  });
  const panel = await openEditor(page, site);
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toContainText('Words of the first post.');
});

test(
  'a click on the page places the caret there, and typed markdown is formatted',
  { tag: '@firefox' },
  async ({ page, site }) => {
    const panel = await openEditor(page, site);
    const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
    await expect(text).toContainText('Words of the first post.');
    await page.locator('#main p', { hasText: 'Words of the first post.' }).click();
    await expect(text).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('\n## Next\nA **bold** word, *italic* and `code`.\n- one\ntwo\n\n> Quoted');
    await expect(page.locator('#main h2')).toHaveText('Next');
    await expect(page.locator('#main blockquote')).toHaveText('Quoted');
    await expect(page.locator('#main recto-prose li')).toHaveText(['one', 'two']);
    const before = readFileSync(join(site.folder, POST), 'utf8');
    await panel.getByRole('button', { name: 'Source' }).click();
    await expect(panel.locator('.cm-content')).toContainText('A **bold** word, *italic* and `code`.');
    await panel.getByRole('button', { name: /^Changes/u }).click();
    await panel.getByRole('button', { name: 'Publish' }).click();
    await expect(panel.getByText('Published.')).toBeVisible();
    const added = '\n## Next\n\nA **bold** word, *italic* and `code`.\n\n- one\n- two\n\n> Quoted\n';
    expect(readFileSync(join(site.folder, POST), 'utf8')).toBe(before + added);
  },
);

test('edits fields in a form and changes only their bytes', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await panel.getByRole('button', { name: 'Properties' }).click();
  await panel.getByLabel('Title').fill('A better title: with a colon');
  await expect(page.locator('h1')).toHaveText('A better title: with a colon');
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', '--format=', '--unified=0', 'main')).toMatch(
    /-title: The first post\n\+title: ['"]A better title: with a colon['"]$/u,
  );
});

test('undo covers the changes of all views', { tag: '@firefox' }, async ({ page, site }) => {
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Visual.');
  await panel.getByRole('button', { name: 'Source' }).click();
  await panel.locator('.cm-content').getByText('Words of the first post.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Source.');
  await expect(page.locator('#main')).toContainText('Words of the first post. Visual. Source.');
  await page.keyboard.press('Control+z');
  await expect(page.locator('#main')).not.toContainText('Source.');
  await panel.getByRole('button', { name: 'Text', exact: true }).click();
  await panel.getByRole('textbox', { name: `Text of ${POST}` }).click();
  await page.keyboard.press('Control+z');
  await expect(page.locator('#main')).not.toContainText('Visual.');
  await expect(panel.getByRole('button', { name: /^Changes$/u })).toBeVisible();
});

test('a draft survives closing the tab, and another tab shows it at once', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await panel.getByRole('textbox', { name: `Text of ${POST}` }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kept.');
  await expect(panel.getByText(/^Saved/u)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.origin}/en/blog/first-post`);
  await other.getByRole('button', { name: 'Edit this page' }).click();
  await expect(other.locator('#main')).toContainText('Words of the first post. Kept.');
  await page.close();
  await other.reload();
  await expect(other.locator('#main')).not.toContainText('Kept.');
  await other.getByRole('button', { name: 'Edit this page' }).click();
  await expect(other.locator('#main')).toContainText('Kept.');
});

test('moves a block with keys', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nSecond block.\nThird block.');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.locator('#main recto-prose p')).toHaveText([
    'Third block.',
    'Words of the first post.',
    'Second block.',
  ]);
});
