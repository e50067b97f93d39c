import { readdirSync } from 'node:fs';
import { expect, test } from './browser-test.ts';

test('a first load of the documentation is HTML, one style sheet, the boot script and two fonts', async ({ page }) => {
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.goto('/en/docs/files/markdown', { waitUntil: 'load' });
  // Browsers may or may not request the favicon.
  expect(kinds.filter((kind) => kind !== 'other').sort()).toEqual(['document', 'font', 'font', 'script', 'stylesheet']);
});

test('the inline payload of a documentation page contains no prose', async ({ request }) => {
  const html = await (await request.get('/en/docs/files/markdown')).text();
  const payload = /id="recto-payload">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
  expect(JSON.parse(payload)).toMatchObject({
    path: '/en/docs/files/markdown',
    body: [0, { component: 'path-preview' }, 1],
  });
  for (const sentence of ['Folders are segments of the path', 'React starts it when a visitor uses the page']) {
    expect(html).toContain(sentence);
    expect(payload).not.toContain(sentence);
  }
});

test('pages and payloads are compressed, and HEAD has the same headers without a body', async ({
  request,
  baseURL,
}) => {
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

test('the server contains no markdown parser, because content is parsed by the build', () => {
  const libraries = readdirSync('docs/.output/app/server/_libs').join(' ');
  expect(libraries).toContain('react-dom');
  expect(libraries).not.toMatch(/comark|mermaid|temml|shiki|yaml/u);
});

test('a bot gets a text for a missing page, other visitors an HTML page', async ({ request }) => {
  const bot = await request.get('/en/docs/nowhere', { headers: { 'user-agent': 'Testbot/1.0' } });
  expect(bot.status()).toBe(404);
  expect(await bot.text()).toBe('Page not found: /en/docs/nowhere');
  const reader = await request.get('/en/docs/nowhere', { headers: { 'user-agent': 'Mozilla/5.0' } });
  expect(reader.status()).toBe(404);
  expect(await reader.text()).toContain('<!doctype html>');
});

test('the page has a strict content security policy, and built files are immutable and compressed', async ({
  page,
  request,
}) => {
  const response = await page.goto('/en');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  // Style attributes are allowed, since they cannot run scripts or load files.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  const boot = await page.locator('script[data-files]').getAttribute('src');
  const script = await request.get(boot ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['cache-control']).toContain('immutable');
});

test.describe('a demo', () => {
  test.use({ expectedConsole: /status of 404/u });

  test('shows its own 404 page with a link to its home page', async ({ page }) => {
    const response = await page.goto('/demo/minimal/nowhere');
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
    await expect(page).toHaveTitle(/A quiet place$/u);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/demo/minimal');
  });

  test('has the security headers of pages', async ({ request }) => {
    for (const path of ['/demo/docs-i18n/', '/demo/docs/', '/demo/blog/nowhere']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/u);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  test('returns 404 for an unknown demo', async ({ request }) => {
    expect((await request.get('/demo/nothing')).status()).toBe(404);
    expect((await request.get('/demo/nothing/404.html')).status()).toBe(404);
  });
});
