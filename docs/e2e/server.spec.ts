import { readdirSync } from 'node:fs';
import { expect, test } from './journey.ts';

test('a first load of the documentation is HTML, one style sheet, the boot script and two fonts', async ({ page }) => {
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.goto('/en/docs/files/markdown', { waitUntil: 'load' });
  // Whether a browser asks for the picture in its tab is its own affair.
  expect(kinds.filter((kind) => kind !== 'other').sort()).toEqual(['document', 'font', 'font', 'script', 'stylesheet']);
});

test('the inline payload of a documentation page holds no prose', async ({ request }) => {
  const html = await (await request.get('/en/docs/files/markdown')).text();
  const payload = /id="recto-payload">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
  expect(JSON.parse(payload)).toMatchObject({
    path: '/en/docs/files/markdown',
    body: [0, { component: 'path-preview' }, 1],
  });
  for (const sentence of ['Folders are segments of the address', 'React starts it when a visitor uses the page']) {
    expect(html).toContain(sentence);
    expect(payload).not.toContain(sentence);
  }
});

test('pages and payloads travel packed, and HEAD says the same without a body', async ({ request, baseURL }) => {
  for (const [path, vary] of [
    ['/en/docs/files/markdown', 'accept, accept-encoding'],
    ['/en/docs/files/markdown/_payload.json', 'accept-encoding'],
  ] as const) {
    for (const encoding of ['br', 'gzip']) {
      const get = await request.get(path, { headers: { 'accept-encoding': encoding } });
      expect(get.headers()).toMatchObject({ 'content-encoding': encoding, vary });
      const head = await fetch(`${baseURL}${path}`, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
      expect([head.status, head.headers.get('content-encoding')]).toEqual([200, encoding]);
      expect((await head.arrayBuffer()).byteLength).toBe(0);
    }
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    expect(plain.headers()['vary']).toBe(vary);
  }
});

test('the server carries no parser: all markdown was read when the site was built', () => {
  const libraries = readdirSync('docs/.output/app/server/_libs').join(' ');
  expect(libraries).toContain('react-dom');
  expect(libraries).not.toMatch(/comark|mermaid|temml|shiki|yaml/u);
});

test('a bot that finds nothing gets a sentence, everyone else a page', async ({ request }) => {
  const bot = await request.get('/en/docs/nowhere', { headers: { 'user-agent': 'Testbot/1.0' } });
  expect(bot.status()).toBe(404);
  expect(await bot.text()).toBe('Page not found: /en/docs/nowhere');
  const reader = await request.get('/en/docs/nowhere', { headers: { 'user-agent': 'Mozilla/5.0' } });
  expect(reader.status()).toBe(404);
  expect(await reader.text()).toContain('<!doctype html>');
});

test('the page runs under a strict policy, and built files are immutable and compressed', async ({ page, request }) => {
  const response = await page.goto('/en');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  // Attributes of style can neither run nor load anything.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  const boot = await page.locator('script[data-files]').getAttribute('src');
  const script = await request.get(boot ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['cache-control']).toContain('immutable');
});

test.describe('a demo', () => {
  test.use({ expectedConsole: /status of 404/u });

  test('says in its own words what it does not have, and leads home', async ({ page }) => {
    const response = await page.goto('/demo/minimal/nowhere');
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
    await expect(page).toHaveTitle(/A quiet place$/u);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/demo/minimal');
  });

  test('keeps the rules of pages', async ({ request }) => {
    for (const path of ['/demo/docs-i18n/', '/demo/docs/', '/demo/blog/nowhere']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/u);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  test('that is not there is not there', async ({ request }) => {
    expect((await request.get('/demo/nothing')).status()).toBe(404);
    expect((await request.get('/demo/nothing/404.html')).status()).toBe(404);
  });
});
