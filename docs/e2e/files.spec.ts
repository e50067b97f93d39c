import { expect, test } from './browser-test.ts';

/** Tests files for machines. */

for (const [path, begins] of [
  ['/robots.txt', 'User-agent: *\n'],
  ['/humans.txt', '/* TEAM */\nThe Recto team\n'],
  ['/.well-known/security.txt', 'Contact: mailto:security@recto.example\nExpires: 20'],
  ['/sitemap.xml', '<?xml version="1.0" encoding="utf-8"?>\n<urlset '],
  ['/llms.txt', '# Recto\n\n> '],
  ['/llms-full.txt', '<!-- https://recto.example/raw/en/'],
  ['/en/docs/files/llms.txt', '# Recto: Files\n\n'],
  ['/ja/blog/rss.xml', '<?xml version="1.0" encoding="utf-8"?>\n<rss '],
  ['/ar/changelog/atom.xml', '<?xml version="1.0" encoding="utf-8"?>\n<feed '],
  ['/blog/feed.json', '{"version":"https://jsonfeed.org/version/1.1","title":"Recto: Blog"'],
] as const) {
  test(`${path} begins with the expected text`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect((await response.text()).slice(0, begins.length)).toBe(begins);
  });
}

test('every URL in the sitemap is a page, and its listed translations exist', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const addresses = [...text.matchAll(/<loc>https:\/\/recto\.example(.*?)<\/loc>/gu)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(200);
  // Every tenth URL is enough to test how they are generated.
  for (const path of addresses.filter((_, index) => index % 10 === 0)) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
  const named = [...text.matchAll(/hreflang="[^"]*" href="https:\/\/recto\.example([^"]*)"/gu)].map(([, path]) => path);
  expect(named.filter((path) => !addresses.includes(path ?? ''))).toEqual([]);
});

test('a page links to the feeds of its language and to llms.txt', async ({ request }) => {
  const html = await (await request.get('/fr/blog')).text();
  for (const link of [
    '<link rel="alternate" type="application/rss+xml" title="Recto: Blog (RSS)" href="/fr/blog/rss.xml">',
    '<link rel="alternate" type="application/feed+json"',
    '<link rel="describedby" type="text/markdown" href="/llms.txt">',
  ]) {
    expect(html).toContain(link);
  }
});
