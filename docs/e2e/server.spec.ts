import { expect, test } from './journey.ts';

test('a first load of the documentation is HTML, one style sheet and the boot script', async ({ page }) => {
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.goto('/en/docs/files/markdown', { waitUntil: 'networkidle' });
  // Whether a browser asks for the picture in its tab is its own affair.
  expect(kinds.filter((kind) => kind !== 'other').sort()).toEqual(['document', 'script', 'stylesheet']);
});

test('the inline payload of a documentation page holds no prose', async ({ request }) => {
  const html = await (await request.get('/en/docs/files/markdown')).text();
  const payload = /id="recto-payload">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
  expect(JSON.parse(payload)).toMatchObject({
    path: '/en/docs/files/markdown',
    body: [0, { component: 'path-preview' }, 1],
  });
  for (const sentence of ['Folders are segments of the address', 'It is ordinary HTML until you touch it']) {
    expect(html).toContain(sentence);
    expect(payload).not.toContain(sentence);
  }
});

test('an old address of the documentation leads on, with its language', async ({ request }) => {
  const response = await request.get('/ar/docs', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers()['location']).toBe('/ar/docs/getting-started');
});

test('the page runs under a strict policy, and built files are immutable and compressed', async ({ page, request }) => {
  const response = await page.goto('/en');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  const boot = await page.locator('script[data-files]').getAttribute('src');
  const script = await request.get(boot ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()['content-encoding']).toBe('br');
  expect(script.headers()['cache-control']).toContain('immutable');
});
