import { hydrate, expect, isSameDocument, markDocument, pathsOf, test, watchRequests } from './browser-test.ts';

/** Runs against the Node server and the static build. */

const pages = [
  { path: '/en', lang: 'en', dir: 'ltr', heading: 'Write on one page. Read on the other.', title: 'Recto' },
  { path: '/en/docs/getting-started', lang: 'en', dir: 'ltr', heading: 'Introduction', title: 'Introduction - Recto' },
  {
    path: '/en/docs/getting-started/installation',
    lang: 'en',
    dir: 'ltr',
    heading: 'Installation',
    title: 'Installation - Recto',
  },
  { path: '/en/docs/files/markdown', lang: 'en', dir: 'ltr', heading: 'Markdown', title: 'Markdown - Recto' },
  { path: '/ar', lang: 'ar', dir: 'rtl', heading: 'اكتب في صفحة، واقرأ في الأخرى.', title: 'Recto' },
  { path: '/ar/docs/getting-started', lang: 'ar', dir: 'rtl', heading: 'مقدّمة', title: 'مقدّمة - Recto' },
  {
    path: '/ar/docs/getting-started/installation',
    lang: 'ar',
    dir: 'rtl',
    heading: 'التثبيت',
    title: 'التثبيت - Recto',
  },
  { path: '/ar/docs/files/markdown', lang: 'ar', dir: 'rtl', heading: 'Markdown', title: 'Markdown - Recto' },
];

for (const { path, lang, dir, heading, title } of pages) {
  test(`${path} has the same text with and without script`, async ({ page, browser }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await hydrate(page);
    // Without script, elements that need it are hidden, and all tab panels are shown.
    await page
      .locator('main')
      .locator('.needs-script, [role="tablist"]')
      .evaluateAll((all) => {
        for (const one of all) one.remove();
      });
    await page.locator('main [role="tabpanel"]').evaluateAll((all) => {
      for (const panel of all) panel.dataset['state'] = 'active';
    });
    const hydratedText = await page.locator('main').innerText();

    const pageWithoutScript = await browser.newPage({ javaScriptEnabled: false });
    await pageWithoutScript.goto(page.url());
    expect(await pageWithoutScript.locator('main').innerText()).toBe(hydratedText);
    await pageWithoutScript.close();
  });
}

test('navigating in the documentation and back loads payloads and no documents', async ({ page }) => {
  await page.goto('/en');
  await hydrate(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');

  const requests = watchRequests(page);
  await page.getByRole('main').locator('a[href="/en/docs/getting-started/installation"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  const kinds = new Set(requests.map((request) => request.resourceType()));
  expect(kinds).not.toContain('document');
  // Other payloads may be among them, because links are prefetched.
  const payloads = pathsOf(requests.filter((request) => request.resourceType() === 'fetch'));
  expect(payloads).toContainEqual(
    expect.stringMatching(/^\/en\/docs\/getting-started\/installation\/_payload\.json\?[0-9a-f]{12}\.[0-9a-f]{12}$/u),
  );
  await expect(
    page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Installation' }),
  ).toHaveAttribute('aria-current', 'page');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write on one page. Read on the other.');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  expect(await isSameDocument(page)).toBe(true);
});

test('a component in the text is interactive, and the text around it is unchanged', async ({ page }) => {
  await page.goto('/en/docs/files/markdown');
  await page.getByLabel('Name a file below the content folder').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('ar/10.Über Uns/index.md');
  await expect(page.getByRole('main').locator('output')).toHaveText('/ar/über-uns');
  await expect(page.getByRole('main')).toContainText('Numbers are compared by value');
});

test('code groups switch tabs with a click and with arrow keys, which follow the text direction', async ({ page }) => {
  await page.goto('/en/docs/getting-started/installation');
  await page.getByRole('tab', { name: 'Develop' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('npm run dev');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toContainText('npm start');

  await page.goto('/ar/docs/getting-started/installation');
  await page.getByRole('tab', { name: 'تشغيل' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tabpanel')).toContainText('npm run dev');
});

test('switching the language opens the same page, with the direction of that language', async ({ page }) => {
  await page.goto('/en/docs/files/markdown');
  await hydrate(page);
  await markDocument(page);
  await page.locator('summary[aria-label="Languages"]').click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/docs\/files\/markdown\/?$/u);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 2, name: 'صيغة المكوّنات' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('a missing page', () => {
  // In a static build the payload of a missing page is missing, too.
  test.use({ expectedConsole: /Failed to load resource|payload of \/en\/nowhere could not be loaded/u });

  test('has the status 404 and a link to the home page', async ({ page }) => {
    const response = await page.goto('/en/docs/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByText('We are sorry but this page could not be found.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(/\/en\/?$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write on one page. Read on the other.');
  });

  test('a client-side navigation to a missing page shows the same 404 page', async ({ page }) => {
    await page.goto('/en');
    await hydrate(page);
    await page.evaluate(() => {
      location.href = '/en/nowhere';
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveURL('/en/nowhere');
  });
});

test('the root redirects to the default language, or to the remembered one', async ({ page, context, baseURL }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en\/?$/u);
  await context.addCookies([{ name: 'i18n_redirected', value: 'ar', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/ar\/?$/u);
});
