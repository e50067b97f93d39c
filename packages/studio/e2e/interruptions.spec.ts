import { expect } from '@playwright/test';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** The tab, the network or the server is gone while somebody edits or publishes. Nothing is lost or published twice. */
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

/** Opens the editor in a new tab of the signed-in person. */
async function openNewTab(context: BrowserContext, { origin }: StudioSite): Promise<{ page: Page; panel: Locator }> {
  const page = await context.newPage();
  await page.goto(`${origin}/en/blog/first-post`);
  await page.keyboard.press('Control+.');
  const panel = page.locator('recto-studio').getByRole('complementary');
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toBeVisible();
  return { page, panel };
}

/** Expects that the branch has one commit after the first one, with the text once. */
async function expectPublishedOnce({ git }: StudioSite, text: string): Promise<void> {
  await expect.poll(() => git('log', '--format=%s', 'main').split('\n')).toHaveLength(2);
  expect(git('show', `main:${POST}`).split(text)).toHaveLength(2);
  expect(git('fsck', '--strict', '--no-dangling')).toBe('');
}

const isPublication = (request: Request): boolean => request.url().endsWith('/__recto_studio/publish');

test('a text is kept if the tab crashes while somebody writes', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Before the crash.');
  await expect(panel.getByText('Saving…')).toBeHidden();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await openNewTab(context, site);
  await expect(next.panel.getByRole('textbox', { name: `Text of ${POST}` })).toContainText('Before the crash.');
  await expect(next.page.locator('#main')).toContainText('Before the crash.');
  await publish(next.panel);
  await expectPublishedOnce(site, 'Before the crash.');
});

test('a tab that is closed before the response publishes once', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Once.');
  const sent = page.waitForRequest(isPublication);
  await publish(panel);
  await sent;
  await page.close();
  await expectPublishedOnce(site, 'Once.');
  const next = await openNewTab(context, site);
  await expect(next.panel.getByRole('textbox', { name: `Text of ${POST}` })).toContainText('Once.');
  await next.panel.getByRole('button', { name: /^Changes/u }).click();
  const publishButton = next.panel.getByRole('button', { name: 'Publish' });
  await expect(publishButton.or(next.panel.getByText('Nothing to publish'))).toBeVisible();
  if (await publishButton.isVisible()) {
    await publishButton.click();
    await expect(next.panel.getByText('Published.')).toBeVisible();
  }
  await expectPublishedOnce(site, 'Once.');
});

test('a connection that is lost while publishing publishes once', async ({ page, site, context }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Once.');
  const sent = page.waitForRequest(isPublication);
  await publish(panel);
  await sent;
  await context.setOffline(true);
  await expect(panel.getByRole('alert').or(panel.getByText('Published.'))).toBeVisible();
  await context.setOffline(false);
  const publishButton = panel.getByRole('button', { name: 'Publish' });
  if (await publishButton.isVisible()) await publishButton.click();
  await expect(panel.getByText('Published.')).toBeVisible();
  await expectPublishedOnce(site, 'Once.');
});

test('a server that is killed while publishing publishes once after its restart', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Once.');
  const sent = page.waitForRequest(isPublication);
  await publish(panel);
  await sent;
  await site.kill();
  await expect(panel.getByRole('alert')).toContainText('The server did not respond.');
  await site.restart();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  await expectPublishedOnce(site, 'Once.');
});

test('a server that is killed while somebody writes gets the draft after its restart', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Before.');
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await site.kill();
  await page.keyboard.type(' Meanwhile.');
  await expect(page.locator('#main')).toContainText('Before. Meanwhile.');
  await expect(panel.getByText('Saved in this browser only')).toBeVisible();
  await site.restart();
  await page.keyboard.type(' Afterwards.');
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await publish(panel);
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', `main:${POST}`)).toContain('Before. Meanwhile. Afterwards.');
});

test('a text that is written while publishing stays a draft', async ({ page, site }) => {
  const panel = await openEditor(page, site);
  await write(page, panel, ' Sent.');
  const proceed = Promise.withResolvers<undefined>();
  await page.route('**/__recto_studio/publish', async (route) => {
    await proceed.promise;
    await route.continue();
  });
  await publish(panel);
  await panel.getByRole('button', { name: 'Page', exact: true }).click();
  await write(page, panel, ' Written later.');
  proceed.resolve(undefined);
  await expect(panel.getByText('Published.')).toBeVisible();
  expect(site.git('show', `main:${POST}`)).not.toContain('Written later.');
  await expect(panel.getByRole('textbox', { name: `Text of ${POST}` })).toContainText('Sent. Written later.');
  await expect(page.locator('#main')).toContainText('Sent. Written later.');
  await expect(panel.getByRole('button', { name: 'Changes 1' })).toBeVisible();
});
