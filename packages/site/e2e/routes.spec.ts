import { expect, test } from './browser-test.ts';

/** A site in one language over HTTP: paths have no locale, and the same rules apply. */

for (const [path, location] of [
  ['/old', '/pages/second'],
  ['/OLD/?a=1', '/pages/second?a=1'],
  ['/old-part?a=1', '/pages/first?a=1#far-below'],
  ['/api/old', '/pages/first'],
  ['/examples', '/pages/second'],
  ['/Examples/some/where/', '/pages/second'],
  ['/away?a=1', 'https://away.example/there?a=1'],
] as const) {
  test(`${path} redirects to ${location} permanently, in one step`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { cookie: 'i18n_redirected=ar' } });
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(location);
    if (location.startsWith('/')) expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('the payload of an old path contains the redirect', async ({ request }) => {
  const response = await request.get('/api/old/_payload.json');
  expect(await response.json()).toEqual({ redirect: '/pages/first', status: 301 });
});

test('a page has the language of the site, without a prefix and without alternates', async ({ request }) => {
  const html = await (await request.get('/pages/first/')).text();
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).not.toContain('hreflang');
});

for (const [path, status, text] of [
  ['/en/pages/first', 404, 'Page not found: /en/pages/first'],
  ['/nowhere', 404, 'Page not found: /nowhere'],
  ['/forbidden', 403, 'This page is not for you.'],
  ['/broken', 500, 'Internal Server Error'],
] as const) {
  test(`${path} is an error page with status ${status}, and plain text for bots`, async ({ request }) => {
    const page = await request.get(path, { maxRedirects: 0 });
    expect(page.status()).toBe(status);
    expect(await page.text()).toContain(`<p>${text}</p>`);
    const bot = await request.get(path, { headers: { 'user-agent': 'Testbot/1.0' } });
    expect(bot.status()).toBe(status);
    expect(await bot.text()).toBe(text);
  });
}

for (const path of ['/missing.png', '/pages/picture.webp', '/raw/x', '/builds/x', '/_x']) {
  test(`${path} responds with 404 without a redirect`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toBe('Not Found');
  });
}
