import { hydrate, expect, isSameDocument, markDocument, pathsOf, test, watchRequests } from './browser-test.ts';

/** Tests the demos of the templates, which are the same on the server and in the static build. */

const DEMO = '/demo/minimal';

test('a demo can be navigated like any site, and all its URLs are below its base path', async ({ page }) => {
  await page.goto(`${DEMO}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A quiet place');
  await hydrate(page);
  await markDocument(page);
  const requests = watchRequests(page);
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.getByRole('link', { name: 'Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now');
  await page.getByRole('main').getByRole('link', { name: 'read about me' }).click();
  await expect(page).toHaveURL(`${DEMO}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await page.goBack();
  await expect(page).toHaveURL(`${DEMO}/now`);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now');
  expect(pathsOf(requests).filter((path) => !path.startsWith(`${DEMO}/`))).toEqual([]);
});

test('a bar above a demo leads back to its template, in the language of the page', async ({ page }) => {
  await page.goto('/demo/docs-i18n/fr');
  await hydrate(page);
  const bar = page.getByRole('complementary', { name: 'Démo' });
  await expect(bar.getByRole('link', { name: 'Tous les modèles' })).toHaveAttribute('href', '/fr/templates');
  await bar.getByRole('link', { name: 'À propos de ce modèle' }).click();
  await expect(page).toHaveURL(/\/fr\/templates\/docs-i18n\/?$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a demo is excluded from search engines', async ({ request }) => {
  for (const path of [`${DEMO}/`, `${DEMO}/about`, `${DEMO}/404.html`]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  }
  expect(await (await request.get('/en')).text()).not.toContain('noindex');
});

test('all links and files of the pages of a demo exist', async ({ request }) => {
  for (const path of ['/', '/about', '/now', '/404.html']) {
    const html = await (await request.get(DEMO + path)).text();
    const named = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/gu)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(4);
    for (const address of new Set(named)) {
      expect(address).toMatch(/^\/(?:demo\/minimal|en\/templates)(?:\/|$)/u);
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
});

test('a demo redirects visitors to their language', async ({ page }) => {
  await page.goto('/demo/docs-i18n/');
  await expect(page).toHaveURL('/demo/docs-i18n/en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a language selected in a demo does not change that of the website', async ({ page, context }) => {
  await page.goto('/demo/docs-i18n/en');
  await hydrate(page);
  await page.locator('summary[aria-label="Languages"]').click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/demo/docs-i18n/fr');
  const cookies = await context.cookies();
  const chosen = cookies.filter(({ name }) => name === 'i18n_redirected');
  expect(chosen.map(({ path, value }) => `${path} ${value}`)).toEqual(['/demo/docs-i18n fr']);
});
