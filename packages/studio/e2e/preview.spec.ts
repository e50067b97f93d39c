import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { createSealer } from '../src/session/seal.ts';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** Drafts on the server, and links that show them to others. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

const PAGE = '/en/blog/first-post';
/** Uses the secret of the test server. */
const sealer = createSealer(['a'.repeat(40)]);

async function appendText(page: Page, panel: Locator, text: string): Promise<void> {
  await panel.getByRole('textbox', { name: `Text of ${POST}` }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
}

async function openLinkDialog(panel: Locator): Promise<{ dialog: Locator; address: string }> {
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByText(POST).click();
  await panel.getByRole('button', { name: 'Preview link' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Preview link' });
  const address = await dialog.getByRole('textbox', { name: 'Preview URL' }).inputValue();
  return { dialog, address };
}

/** Opens a browser without cookies and collects violations of the content security policy. */
async function openColleaguePage(browser: Browser): Promise<{ colleague: Page; violations: string[] }> {
  const colleague = await (await browser.newContext()).newPage();
  const violations: string[] = [];
  colleague.on('console', (message) => {
    if (/Content Security Policy|Refused to/u.test(message.text())) violations.push(message.text());
  });
  return { colleague, violations };
}

/** Saves a draft by calling the endpoints with the session of a page. Returns the path of its preview. */
async function saveDraft(page: Page, path: string, text: string): Promise<string> {
  return await page.evaluate(
    async ([file = '', draft = '']) => {
      const { token } = (await (await fetch('/__recto_studio/auth/session')).json()) as { token: string };
      const send = async (method: string, address: string, body: object) =>
        await fetch(`/__recto_studio/${address}`, {
          method,
          headers: { 'content-type': 'application/json', 'x-recto-token': token },
          body: JSON.stringify(body),
        });
      const data = { path: file, text: draft, updatedAt: 1 };
      const saved = await send('PUT', 'draft', { path: file, revision: 0, data });
      if (!saved.ok) throw new Error(await saved.text());
      return ((await (await send('POST', 'preview-link', { path: file })).json()) as { address: string }).address;
    },
    [path, text],
  );
}

async function visit(colleague: Page, site: StudioSite, token: string): Promise<number | undefined> {
  return (await colleague.goto(`${site.origin}/__recto_studio/preview/${token}`))?.status();
}

test('shows the draft to a colleague with a link, but not to visitors', async ({ page, site, browser }) => {
  const panel = await openEditor(page, site);
  await appendText(page, panel, ' And words of a draft.');
  const { dialog, address } = await openLinkDialog(panel);
  await expect(dialog).toContainText('without signing in');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe(address);

  const { colleague, violations } = await openColleaguePage(browser);
  const requested: string[] = [];
  colleague.on('request', (request) => requested.push(request.url()));
  const response = await colleague.goto(address);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  const bar = colleague.getByRole('complementary', { name: 'Preview of a draft' });
  await expect(bar).toContainText('These changes are not published. The link works until');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(colleague.locator('#main')).toContainText('And words of a draft.');
  expect(await colleague.context().cookies()).toEqual([]);

  // The page becomes interactive and still shows the draft; its links point to published pages.
  await colleague.mouse.move(200, 200);
  await colleague.locator('#app a[href="/en/blog"]').first().hover();
  await expect(colleague.locator('#main')).toContainText('And words of a draft.');
  await colleague.locator('#app a[href="/en/blog"]').first().click();
  await colleague.waitForURL(`${site.origin}/en/blog`);
  await expect(bar).toHaveCount(0);
  await colleague.locator(`#app a[href="${PAGE}"]`).first().click();
  await colleague.waitForURL(site.origin + PAGE);
  await expect(colleague.locator('#main')).toContainText('Words of the first post.');
  await expect(colleague.locator('#main')).not.toContainText('And words of a draft.');
  await colleague.goBack();
  await colleague.goBack();
  await expect(colleague.locator('#main')).toContainText('And words of a draft.');
  await expect(bar).toBeVisible();
  expect(violations).toEqual([]);
  expect(requested.filter((url) => !url.startsWith(site.origin))).toEqual([]);

  for (const path of [PAGE, `${PAGE}/_payload.json`, '/en/blog', '/raw/en/blog/first-post.md', '/en/rss.xml']) {
    expect(await (await fetch(site.origin + path)).text()).not.toContain('And words of a draft.');
  }
  const html = await (await fetch(site.origin + PAGE)).text();
  expect(html).not.toContain('/__recto_studio/preview');
});

test('the link shows the current draft, and stops working when sharing is stopped or the draft is discarded', async ({
  page,
  site,
  browser,
}) => {
  const panel = await openEditor(page, site);
  await appendText(page, panel, ' First.');
  const { dialog, address } = await openLinkDialog(panel);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await panel.getByRole('button', { name: 'Go to this file' }).click();
  await appendText(page, panel, ' Second.');
  const { colleague } = await openColleaguePage(browser);
  await colleague.goto(address);
  await expect(colleague.locator('#main')).toContainText('First. Second.');

  const second = await openLinkDialog(panel);
  await second.dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(panel.getByText('Links to this draft no longer work.')).toBeVisible();
  for (const link of [address, second.address]) {
    expect((await colleague.goto(link))?.status()).toBe(404);
    await expect(colleague.getByRole('heading', { name: 'This preview link does not work' })).toBeVisible();
  }

  await panel.getByRole('button', { name: 'Preview link' }).click();
  const third = await panel.getByRole('textbox', { name: 'Preview URL' }).inputValue();
  expect((await colleague.goto(third))?.status()).toBe(200);
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await panel.getByRole('button', { name: 'Discard', exact: true }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => (await colleague.goto(third))?.status(), { timeout: 20_000 }).toBe(404);
});

test('publishing invalidates the link', async ({ page, site, browser }) => {
  const panel = await openEditor(page, site);
  await appendText(page, panel, ' Finished.');
  const { dialog, address } = await openLinkDialog(panel);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  const { colleague } = await openColleaguePage(browser);
  await expect.poll(async () => (await colleague.goto(address))?.status(), { timeout: 20_000 }).toBe(404);
});

test('rejects expired, changed and invented links', async ({ page, site, browser }) => {
  const panel = await openEditor(page, site);
  await appendText(page, panel, ' Secret words.');
  const { address } = await openLinkDialog(panel);
  const { colleague } = await openColleaguePage(browser);
  const user = await page.evaluate(async () => {
    const response = await fetch('/__recto_studio/auth/session');
    return ((await response.json()) as { user: { id: string } }).user.id;
  });
  const link = { user, path: POST, expires: Date.now() + 60_000, generations: [0, 0, 0] };
  expect(await visit(colleague, site, sealer.seal('preview', link))).toBe(200);
  expect(await visit(colleague, site, sealer.seal('preview', { ...link, expires: Date.now() - 1 }))).toBe(410);
  await expect(colleague.getByRole('heading', { name: 'This preview link has expired' })).toBeVisible();
  const token = address.split('/').at(-1) ?? '';
  const invalidTokens = [
    `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`,
    token.slice(0, -4),
    'invented',
    sealer.seal('session', link),
    sealer.seal('preview', { ...link, path: 'content/en/second.md' }),
    createSealer(['b'.repeat(40)]).seal('preview', link),
  ];
  const pages = new Set<string>();
  for (const invalid of invalidTokens) {
    expect(await visit(colleague, site, invalid)).toBe(404);
    pages.add(await colleague.content());
  }
  // All responses are the same, so that no one learns which drafts exist.
  expect(pages.size).toBe(1);
  expect([...pages].join('')).not.toContain('Secret words.');
});

test('previews new pages and pages marked as drafts, and does not run scripts in them', async ({
  page,
  site,
  browser,
}) => {
  await openEditor(page, site);
  const { colleague, violations } = await openColleaguePage(browser);
  const front = (more = '') => `---\ntitle: "</title><script>window.hacked = 0</script>New"\n${more}---\n\n`;
  const hostile = [
    '<img src=x onerror="window.hacked = 1">',
    '[link](javascript:window.hacked=2)',
    '<script>window.hacked = 3</script>',
    '<svg onload="window.hacked = 4"><a href="javascript:window.hacked=5">x</a></svg>',
    '<iframe srcdoc="<script>parent.hacked = 6</script>"></iframe>',
    '</aside></body><p>outside</p>',
  ].join('\n\n');
  const address = await saveDraft(page, 'content/en/brand-new.md', `${front()}Words of a new page.\n\n${hostile}\n`);
  expect((await colleague.goto(site.origin + address))?.status()).toBe(200);
  await expect(colleague.locator('#main')).toContainText('Words of a new page.');
  await colleague.mouse.move(200, 200);
  await colleague.keyboard.press('Tab');
  for (const link of await colleague.locator('a').all()) {
    expect(await link.getAttribute('href')).not.toMatch(/^\s*javascript:/iu);
  }
  expect(await colleague.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(violations).toEqual([]);
  expect((await fetch(`${site.origin}/en/brand-new`)).status).toBe(404);

  const hidden = await saveDraft(page, 'content/en/hidden.md', `${front('draft: true\n')}Hidden words.\n`);
  await colleague.goto(site.origin + hidden);
  await expect(colleague.locator('#main')).toContainText('Hidden words.');
  await expect(colleague.locator('#main')).not.toContainText('Words of a new page.');
});

test('shows the draft on another device, and asks the editor to choose between two different drafts', async ({
  page,
  site,
  browser,
}) => {
  const panel = await openEditor(page, site);
  await appendText(page, panel, ' From the desk.');
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const phonePanel = await openEditor(phone, site);
  await expect(phonePanel.getByRole('textbox', { name: `Text of ${POST}` })).toContainText('From the desk.');
  await appendText(phone, phonePanel, ' From the phone.');

  // The first device has not received the new draft, and its text is edited offline.
  await page.context().setOffline(true);
  await panel.getByRole('textbox', { name: `Text of ${POST}` }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Offline.');
  await page.context().setOffline(false);
  await expect(panel.getByText('Another device has a different draft of first-post.md')).toBeVisible();
  await expect(panel.getByText('Saved in this browser only')).toBeVisible();
  await panel.getByRole('button', { name: 'Resolve' }).click();
  const dialog = panel.getByRole('dialog');
  await expect(dialog).toContainText('From the desk. Offline.');
  await expect(dialog).toContainText('From the desk. From the phone.');
  await dialog.getByRole('button', { name: 'Use the other draft' }).click();
  await expect(page.locator('#main')).toContainText('From the desk. From the phone.');
  await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
  await phone.close();
});
