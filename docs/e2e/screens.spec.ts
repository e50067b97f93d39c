import { readdirSync, readFileSync } from 'node:fs';
import { hydrate, clipboard, expect, isSameDocument, markDocument, test } from './browser-test.ts';

const screens = [
  { path: '/en/blog', heading: 'Blog', title: 'Blog - Recto' },
  { path: '/en/blog/react-on-intent', heading: 'A page is complete before React is loaded' },
  { path: '/en/changelog', heading: 'Changelog', title: 'Changelog - Recto' },
  { path: '/en/changelog/four-stores', heading: 'The same query on four databases' },
  { path: '/en/templates', heading: 'Templates', title: 'Templates - Recto' },
  { path: '/en/templates/minimal', heading: 'Minimal' },
  { path: '/en/studio', heading: 'An editor for the files you already have' },
  { path: '/en/studio/pricing', heading: 'Pricing', title: 'Pricing - Recto' },
  { path: '/ar/blog', heading: 'المدوّنة', title: 'المدوّنة - Recto' },
  { path: '/ar/changelog', heading: 'سجل التغييرات' },
  { path: '/ar/changelog/four-stores', heading: 'الاستعلام نفسه على أربع قواعد بيانات' },
  { path: '/ar/templates', heading: 'القوالب' },
  { path: '/ar/templates/minimal', heading: 'بسيط' },
  { path: '/ar/studio', heading: 'محرّر للملفات التي لديك' },
  { path: '/ar/studio/pricing', heading: 'الأسعار' },
];

for (const { path, heading, title = `${heading} - Recto` } of screens) {
  test(`${path} has the same text with and without script`, async ({ page, browser }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(page.url());
    const words = (await plain.locator('main').innerText()).split(/\s+/u);
    await plain.close();
    await hydrate(page);
    const hydratedWords = (await page.locator('main').innerText()).split(/\s+/u);
    // Buttons that need script may be missing, but no text.
    expect(hydratedWords).toEqual(expect.arrayContaining(words));
  });
}

test('the blog lists its posts, newest first, with long dates in the language of the page', async ({ page }) => {
  await page.goto('/en/blog');
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts.getByRole('heading', { level: 2 })).toHaveText([
    'Keeping the HTML and markdown versions of a page in sync',
    'Typo-tolerant search in 25 kB',
    'Testing templates outside of our repository',
    'How we test an interface in 54 languages',
    'How we accept SQL from browsers without running it',
    'Hydration without sending the text twice',
    'One query, four databases, the same rows',
    'A page is complete before React is loaded',
  ]);
  await expect(posts.first().locator('time')).toHaveText('November 16, 2026');
  await expect(posts.last()).toContainText('Engineering');
  await page.goto('/ar/blog');
  await expect(posts.first().locator('time')).toHaveText('16 نوفمبر 2026');
  await expect(posts.first().locator('[lang="en"]')).toHaveAttribute('dir', 'ltr');
});

test('a post has a breadcrumb, authors, a table of contents and links to its neighbours', async ({ page }) => {
  await page.goto('/en/blog/react-on-intent');
  const main = page.getByRole('main');
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/en/blog');
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('A page is complete before React is loaded');
  await expect(main.getByText('The Recto team')).toBeVisible();
  await expect(main.locator('time')).toHaveAttribute('datetime', '2026-11-15');
  await hydrate(page);
  await main
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The text is sent once' })
    .click();
  await expect(page).toHaveURL(/#prose-travels-once$/u);
  await markDocument(page);
  await main.getByRole('link', { name: 'Next One query, four databases, the same rows' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One query, four databases, the same rows');
  await expect(main.getByRole('link', { name: /^Previous/u })).toHaveAttribute('href', '/en/blog/react-on-intent');
  await main.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/en/blog');
  // The newest post has no next one.
  await main.getByRole('link', { name: 'Keeping the HTML and markdown versions of a page in sync' }).click();
  await expect(main.getByRole('link', { name: /^Previous/u })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Next/u })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [path, title] of [
  ['/en/blog/react-on-intent', 'A page is complete before React is loaded'],
  ['/en/changelog/search', 'Typo-tolerant search'],
] as const) {
  test(`BEH-13: ${path} can be shared with plain links that contain title and URL`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    const address = `https://recto.example${path}`;
    const links = page.getByRole('main').getByRole('navigation', { name: 'Share' }).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const [name, values] of [
      ['Share on X', { text: title, url: address }],
      ['Share on Bluesky', { text: `${title} ${address}` }],
      ['Share on LinkedIn', { url: address }],
      ['Share by email', { subject: title, body: address }],
    ] as const) {
      const link = links.and(page.getByRole('link', { name, exact: true }));
      const { search, protocol } = new URL((await link.getAttribute('href')) ?? '');
      expect(Object.fromEntries(new URLSearchParams(search))).toEqual(values);
      const isMail = protocol === 'mailto:';
      expect(await link.getAttribute('target')).toBe(isMail ? null : '_blank');
      expect(await link.getAttribute('rel')).toBe(isMail ? null : 'noopener');
    }
    await hydrate(page);
    expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  });
}

test('BEH-13: posts and changelog entries have all their parts, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, section] of [
    ['/ar/blog/react-on-intent', '/ar/blog'],
    ['/ar/changelog/search', '/ar/changelog'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation', { name: 'مشاركة' }).getByRole('link')).toHaveCount(4);
    await expect(main.locator('nav ol, nav ul').first().getByRole('link').first()).toHaveAttribute('href', section);
    await expect(main.locator('.badge').first()).toHaveText(/./u);
    await expect(main.locator('.badge:empty')).toHaveCount(0);
    await expect(main.locator('time')).toHaveText(/ \d{4}$/u);
    await expect(main.getByText(/^(?:The Recto team|فريق Recto)$/u)).toBeVisible();
    await expect(main.getByRole('button', { name: 'نسخ الرابط' })).toBeVisible();
    await expect(main.locator(`a[href="${section}"]`)).toHaveCount(2);
    await expect(main.locator('a[rel=prev], a[rel=next]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.goto('/ar/blog/react-on-intent');
  const headings = page.getByRole('main').locator('.toc-disclosure');
  await headings.locator('> summary').click();
  await expect(headings.getByRole('link')).toHaveCount(4);
});

test('the URL of a post can be copied, with a confirmation for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/blog/react-on-intent');
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = Date.now();
  expect(await clipboard(page)).toBe(page.url());
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeVisible();
  expect(Date.now() - copied).toBeGreaterThan(1500);
});

test('without a clipboard the button reports that copying failed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/en/blog/react-on-intent');
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('button', { name: 'Copy failed' })).toBeVisible();
});

const changelog = new URL('../content/en/changelog/', import.meta.url);
const releases = readdirSync(changelog).sort((first, second) => Number.parseInt(first) - Number.parseInt(second));
const newest = releases.at(-1) ?? '';

function titleOf(file: string): string {
  return /^title: (.+)$/mu.exec(readFileSync(new URL(file, changelog), 'utf8'))?.[1] ?? '';
}

test('the changelog shows five entries, and more when scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/en/changelog');
  const entries = page.getByRole('main').getByRole('article');
  await expect(entries).toHaveCount(5);
  await expect(entries.first().getByRole('heading')).toHaveText(titleOf(newest));
  const earlier = page.getByRole('heading', { name: 'Earlier' });
  await expect(earlier).toBeVisible();
  await hydrate(page);
  await expect(entries).toHaveCount(5);
  for (let count = 10; count < releases.length; count += 5) {
    await earlier.scrollIntoViewIfNeeded();
    await expect(entries).toHaveCount(count);
  }
  await earlier.scrollIntoViewIfNeeded();
  await expect(entries).toHaveCount(releases.length);
  await expect(earlier).toHaveCount(0);

  await entries.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(releases[0] ?? ''));
  await page.goBack();
  await expect(entries).toHaveCount(releases.length);
});

test('an untranslated post is shown in the original language, with a notice', async ({ page }) => {
  const response = await page.goto('/ar/blog/prose-travels-once');
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const notice = page.getByRole('note').first();
  await expect(notice).toContainText('لم تُترجم هذه الصفحة بعد');
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute(
    'lang',
    'en',
  );
  await expect(page.locator('.prose [lang="en"]')).toHaveAttribute('dir', 'ltr');
  await notice.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/blog/prose-travels-once');
});

test('pricing compares three plans, with the middle one highlighted', async ({ page }) => {
  await page.goto('/en/studio/pricing');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Self-hosted');
  const table = page.getByRole('table', { name: 'Plan comparison' });
  await expect(table.getByRole('columnheader')).toHaveText(['Feature', 'Self-hosted', 'Team', 'Unlimited']);
  const cells = (name: string) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells('Typed queries')).toHaveText(['Included', 'Included', 'Included']);
  await expect(cells('Hosting of the editor')).toHaveText(['–Not included', 'Coming soon', 'Coming soon']);
  await expect(cells('Members')).toHaveText(['Any number', 'Coming soon', 'Coming soon']);
  const background = (index: number) =>
    cells('Members')
      .nth(index)
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await background(1)).not.toBe(await background(0));
  expect(await background(2)).toBe(await background(0));
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/en/docs/getting-started');
});

test.describe('a missing page', () => {
  test.use({ expectedConsole: /Failed to load resource/u });

  for (const path of [
    '/en/nowhere/at/all',
    '/en/templates/no-such-template',
    '/nothing.txt',
    '/index.html',
    '/api/unknown',
  ]) {
    test(`BEH-7: ${path} shows the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('main')).toContainText('We are sorry but this page could not be found.');
      await expect(page).toHaveTitle(/^Page not found - /u);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL(/\/en\/?$/u);
    });
  }

  for (const path of ['/en/blog/no-such-post', '/en/changelog/no-such-entry']) {
    test(`${path} shows an error with its status, its message and a link to the home page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown');
      await expect(main.getByText('404', { exact: true })).toBeVisible();
      await expect(main.getByText('Page not found', { exact: true })).toBeVisible();
      await expect(main.getByText(`Page not found: ${path}`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await main.getByRole('link', { name: 'Back to home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write on one page. Read on the other.');
    });
  }

  for (const path of ['/en/blog/No%20Slug', '/en/changelog/a--b', '/en/templates/-']) {
    test(`${path} is rejected as an invalid path`, async ({ page, request }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      const payload: unknown = await (await request.get(`${path}/_payload.json`)).json();
      expect(payload).toMatchObject({ error: { status: 404, message: `Page Not Found: ${decodeURI(path)}` } });
    });
  }

  test('a message that is equal to the status is shown once', async ({ page }) => {
    const message = 'Internal Server Error';
    await page.route('**/en/blog/_payload.json*', async (route) => {
      const head = { title: message, description: '', lang: 'en', dir: 'ltr' };
      const error = { status: 500, statusMessage: message, message, fatal: true };
      const json = { path: '/en/blog', locale: 'en', route: 'error', status: 500, head, data: null, body: [], error };
      await route.fulfill({ status: 500, json });
    });
    await page.goto('/en');
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('500', { exact: true })).toBeVisible();
    await expect(main.getByText(message)).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/en');
  });

  test('an error on an Arabic page is in Arabic', async ({ page }) => {
    await page.goto('/ar/blog/no-such-post');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تعذّر عرض هذه الصفحة');
    await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click();
    await expect(page).toHaveURL(/\/ar\/?$/u);
  });
});
