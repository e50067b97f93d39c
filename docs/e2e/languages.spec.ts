import type { Locale } from '@recto/site/client';
import { site } from '../tests/fixtures/website.ts';
import { expect, test } from './browser-test.ts';

/** Tests the languages of URLs, and URLs without a language. */

const isStatic = (): boolean => test.info().project.name === 'static';

// A static build cannot read cookies.
test(
  'the root redirects to the language of the cookie or the default, and is not cached',
  { tag: '@server-only' },
  async ({ request }) => {
    for (const [cookie, location] of [
      ['', '/en'],
      ['i18n_redirected=ar', '/ar'],
      ['i18n_redirected=xx', '/en'],
    ] as const) {
      const response = await request.get('/?a=1', { maxRedirects: 0, headers: { cookie } });
      expect(response.status()).toBe(302);
      expect(response.headers()).toMatchObject({
        location: `${location}?a=1`,
        'cache-control': 'no-store',
        vary: 'cookie',
      });
    }
  },
);

test('the root redirects to the remembered language in the browser, with query and hash', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'ar', url: baseURL ?? '' }]);
  await page.goto('/?a=1#b');
  await expect(page).toHaveURL(/\/ar\/?\?a=1#b$/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test.describe('a path without a language', () => {
  // A static host responds with 404 and a page that redirects.
  test.use({ expectedConsole: /Failed to load resource/u });

  for (const [address, target] of [
    ['/docs/files/markdown?a=1#components', /\/en\/docs\/files\/markdown\/?\?a=1#components$/u],
    ['/EN/docs/files/markdown', /\/en\/docs\/files\/markdown\/?$/u],
    ['/Ar/docs/files/markdown', /\/ar\/docs\/files\/markdown\/?$/u],
  ] as const) {
    test(`${address} is redirected to an enabled language`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(target);
    });
  }

  test('an unknown first segment is redirected temporarily to the default language, with a 404 there', async ({
    page,
    request,
  }) => {
    await page.goto('/xx/docs');
    await expect(page).toHaveURL('/en/xx/docs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    if (isStatic()) return;
    const response = await request.get('/xx/docs', { maxRedirects: 0, headers: { cookie: 'i18n_redirected=ar' } });
    expect(response.status()).toBe(302);
    expect(response.headers()).toMatchObject({ location: '/en/xx/docs', 'cache-control': 'no-store' });
  });

  for (const path of [
    '/missing.png',
    '/assets/gone-12345678.js',
    '/en/docs/picture.webp',
    '/api/nowhere',
    '/raw/nowhere',
    '/builds/nowhere',
    '/mcp/nowhere',
    '/_nowhere',
  ]) {
    test(`${path} returns 404 without a redirect`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      if (!isStatic()) expect(await response.text()).toMatch(/^Not Found$|"message":"Page not found: /u);
    });
  }
});

test('translations list each other and x-default as alternates', async ({ request }) => {
  const path = '/docs/getting-started/installation';
  const url = 'https://recto.example';
  const named = await Promise.all(
    site.locales.map(async ({ code }) => {
      const language = `/${code}`;
      const html = await (await request.get(language + path)).text();
      expect(html).toContain(`<link rel="canonical" href="${url}${language}${path}">`);
      return html.match(/<link rel="alternate" hreflang[^>]*>/gu);
    }),
  );
  expect(named[0]).toEqual([
    ...(site.locales as readonly Locale[]).map(
      ({ code, language = code }) => `<link rel="alternate" hreflang="${language}" href="${url}/${code}${path}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${url}/en${path}">`,
  ]);
  for (const others of named) expect(others).toEqual(named[0]);
});
