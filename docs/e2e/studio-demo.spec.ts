import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

/** Tests the demo of the studio editor on the website, which needs no server. */

/** Records all requests of the page. */
function recordRequests(page: Page): { method: string; url: URL }[] {
  const requests: { method: string; url: URL }[] = [];
  page.on('request', (request) => requests.push({ method: request.method(), url: new URL(request.url()) }));
  return requests;
}

function panelOf(page: Page): Locator {
  return page.locator('recto-studio').getByRole('complementary');
}

/** Waits until the text of the page can be edited, and returns it. */
async function waitForEditor(page: Page): Promise<Locator> {
  const text = panelOf(page).getByRole('textbox', { name: /^Text of/u });
  await expect(text).toContainText('Open a page of your site');
  return text;
}

async function typeText(page: Page, text: string): Promise<void> {
  await (await waitForEditor(page)).getByText('It does not keep your published content').click();
  await page.keyboard.press('Home');
  await page.keyboard.type(text);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('recto-studio-tour', '1');
  });
});

test('a visitor edits the page and sees the change, which disappears when the editor is closed', async ({
  page,
  baseURL,
}) => {
  const requests = recordRequests(page);
  await page.goto('/en/studio');
  await page.getByRole('button', { name: 'Try it on this page' }).click();
  await typeText(page, 'Words of a visitor. ');
  await expect(page.locator('main')).toContainText('Words of a visitor.');

  const panel = panelOf(page);
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByRole('alert')).toContainText(
    'The demo does not send anything. On your own site, this creates one commit',
  );
  await expect(panel.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/en/docs/studio/setup');

  await panel.getByRole('button', { name: 'Close the studio' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('main')).not.toContainText('Words of a visitor.');
  expect(
    requests.filter(({ method, url }) => method !== 'GET' || url.origin !== new URL(baseURL ?? '').origin),
  ).toEqual([]);
});

test('drafts are stored in the browser until they are discarded', async ({ page }) => {
  await page.goto('/en/studio');
  const button = page.getByRole('button', { name: 'Try it on this page' });
  const panel = panelOf(page);
  await button.click();
  await typeText(page, 'Kept words. ');
  await expect(panel.getByText('Saved in this browser')).toBeVisible();
  await page.reload();
  await expect(page.locator('main')).not.toContainText('Kept words.');
  await button.click();
  await expect(page.locator('main')).toContainText('Kept words.');

  await panel.getByRole('button', { name: 'Discard' }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('main')).not.toContainText('Kept words.');
  await expect(panel.getByRole('button', { name: 'Discard' })).toBeHidden();
});

test('the link on the home page opens the editor, and its parameter is removed from the URL', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('link', { name: 'Try it on this website' }).click();
  await page.waitForURL('**/en/studio*');
  // The link is a full page load, and the editor opens at the first interaction.
  await page.keyboard.press('Shift');
  await waitForEditor(page);
  expect(new URL(page.url()).search).toBe('');
});

test('the editor stays open on another page, whose pictures are shown while it is edited', async ({ page }) => {
  await page.goto('/en/studio');
  await page.getByRole('button', { name: 'Try it on this page' }).click();
  await waitForEditor(page);
  await page.locator('main').getByRole('link', { name: 'Edit a page' }).click();
  await page.waitForURL('**/en/docs/studio/edit-a-page');
  const text = panelOf(page).getByRole('textbox', { name: /^Text of/u });
  await text.getByText('You need a browser').click();
  await page.keyboard.type('Words of a visitor. ');
  await expect(page.locator('main')).toContainText('Words of a visitor.');
  const picture = page.locator('main img[alt^="A page of a site"]').first();
  await expect
    .poll(async () => await picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('other files can be opened, and a message explains the features that need a server @skip-static', async ({
  page,
}) => {
  await page.goto('/en/studio');
  await page.getByRole('button', { name: 'Try it on this page' }).click();
  await waitForEditor(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Media' }).click();
  await expect(panel.getByRole('alert')).toContainText('browse and upload pictures');
  await panel.getByRole('button', { name: 'Files' }).click();
  await panel.getByRole('searchbox', { name: 'Search files' }).fill('2.setup.md');
  await panel
    .getByRole('option', { name: /Setup/u })
    .or(panel.getByRole('button', { name: /Setup/u }))
    .first()
    .click();
  await expect(panel.getByText('content/en/docs/9.studio/2.setup.md')).toBeVisible();
});

test('the code of the editor is loaded only when the button is pressed, and not cached for offline use', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await page.goto('/en/studio', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Try it on this page' }).hover();
  await page.waitForLoadState('networkidle');
  const editor = /__recto_studio|\/(?:open-demo|mount-panel|demo-bar|files-view|visual-view|parse-worker)-/u;
  expect(requests.filter(({ url }) => editor.test(url.pathname))).toEqual([]);
  const worker = await (await page.request.get('/sw.js')).text();
  expect(worker).toContain('/assets/studio-screen-');
  expect(worker).not.toMatch(editor);
});

test('the website has no sign-in endpoints and no publishing @server-only', async ({ request }) => {
  expect((await request.get('/_studio')).status()).toBe(404);
  expect((await request.get('/__recto_studio/auth/session')).status()).toBe(404);
  expect((await request.post('/__recto_studio/publish', { data: {} })).status()).toBe(405);
});

test('axe finds nothing wrong with the open demo', async ({ page }) => {
  await page.goto('/en/studio');
  await page.getByRole('button', { name: 'Try it on this page' }).click();
  await typeText(page, 'Words. ');
  const { violations } = await new AxeBuilder({ page }).include('recto-studio').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html }))).toEqual([]);
});
