import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor, signIn } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** No work is lost, and no content is executed. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

async function write(page: Page, panel: Locator, text: string): Promise<void> {
  await panel.getByRole('textbox', { name: `Text of ${POST}` }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}

async function publish(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
}

/** Commits another text as another person. */
function commitText({ folder, git }: StudioSite, change: (text: string) => string): void {
  const file = join(folder, POST);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  git('commit', '--all', '--quiet', '--message=Theirs');
}

test('keeps what others have published in another part of the text', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Ours.');
  commitText(site, (text) => text.replace('What the first post says.', 'What it says now.'));
  await publish(panel);
  await expect(panel.getByText('Published.')).toBeVisible();
  const text = site.git('show', `main:${POST}`);
  expect(text).toContain('description: What it says now.');
  expect(text).toContain('Words of the first post. Ours.');
});

test('asks the person to resolve a conflict before publishing', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Ours.');
  commitText(site, (text) => text.replace('Words of the first post.', 'Words of the first post. Theirs.'));
  const theirs = site.git('rev-parse', 'main');
  await publish(panel);
  const dialog = panel.getByRole('dialog', { name: 'Someone else changed the same text' });
  await expect(dialog).toContainText('Words of the first post. Theirs.');
  await expect(dialog).toContainText('Words of the first post. Ours.');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(site.git('rev-parse', 'main')).toBe(theirs);
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', `main:${POST}`)).toContain(
    'Words of the first post. Ours.\nWords of the first post. Theirs.',
  );
});

test('renews an expired session in a window and publishes the change', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' After the session.');
  await context.clearCookies();
  await publish(panel);
  const dialog = panel.getByRole('dialog', { name: 'You are signed out' });
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  const popup = await opened;
  await signIn(popup);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect.poll(() => site.git('show', `main:${POST}`)).toContain('After the session.');
  await expect(panel.getByText('Published.')).toBeVisible();
});

test('allows editing offline, and publishing when the connection is back', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Before.');
  await context.setOffline(true);
  await expect(panel.getByText('No connection. Your changes stay in this browser.')).toBeVisible();
  await page.keyboard.type(' Offline.');
  await expect(page.locator('#main')).toContainText('Before. Offline.');
  await publish(panel);
  await expect(panel.getByRole('alert')).toContainText('The server did not respond.');
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', `main:${POST}`)).toContain('Before. Offline.');
});

test('loads a part of the editor on a further attempt after a failure', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Media', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('This part of the studio stopped working');
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('button', { name: 'Upload' }).first()).toBeVisible();
});

test('a server that stops while publishing loses nothing and publishes once', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Once.');
  await page.route('**/__recto_studio/publish', async (route) => {
    // The server receives the request, but the response never arrives.
    await route.fetch();
    await route.abort();
  });
  await publish(panel);
  await expect(panel.getByRole('alert')).toContainText('The server did not respond.');
  await page.unrouteAll();
  await site.restart();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('log', '--format=%s', 'main').split('\n')).toHaveLength(2);
  expect(site.git('show', `main:${POST}`)).toContain('Once.');
});

test('hostile content remains text in the editor, on the page and in the difference', async ({ page, site }) => {
  const hostile = [
    '<img src=x onerror="window.hacked = 1">',
    '[link](javascript:window.hacked=2)',
    '<script>window.hacked = 3</script>',
    '<svg onload="window.hacked = 4"><a href="javascript:window.hacked=5">x</a></svg>',
    '<iframe srcdoc="<script>parent.hacked = 6</script>"></iframe>',
    '::alert{onclick="window.hacked = 7" style="position:fixed"}\nText\n::',
    '![x](x" onerror="window.hacked=8)',
  ].join('\n\n');
  commitText(site, (text) => `${text}\n${hostile}\n`);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/u.test(message.text())) errors.push(message.text());
  });
  const panel = await openEditor(page, site);
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toContainText('window.hacked = 1');
  await write(page, panel, 'More.');
  await panel.getByRole('button', { name: 'Source' }).click();
  await expect(panel.locator('.cm-content')).toContainText('window.hacked = 7');
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByText(POST).click();
  for (const link of await page.locator('#main a, recto-studio a').all()) {
    expect(await link.getAttribute('href')).not.toMatch(/^\s*javascript:/iu);
  }
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(errors).toEqual([]);
});

test('opens every part of the editor without a connection, after its code was loaded in the background', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install();
  const panel = await openEditor(page, site);
  await expect(panel.getByText('Words of the first post.')).toBeVisible();
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const name of ['Files', 'Media', 'Translations']) {
    await panel.getByRole('navigation').getByRole('button', { name }).click();
    await expect(panel.getByRole('navigation').getByRole('button', { name })).toHaveAttribute('aria-current', 'page');
    await expect(panel.getByText('This part of the studio stopped working')).toHaveCount(0);
  }
  await panel.getByRole('button', { name: 'Page', exact: true }).click();
  await panel.getByRole('button', { name: 'Source' }).click();
  await expect(panel.getByRole('textbox', { name: `Source of ${POST}` })).toBeVisible();
});
