import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Serves the built site for the tests. */
const site = await serveBuild();
after(() => site.stop());

/** Follows redirects, since `/about` redirects to `/en/about` in a site with several languages. */
const get = (path: string): Promise<Response> => site.get(path, { redirect: 'follow' });

async function read(path: string): Promise<string> {
  const response = await get(path);
  assert.equal(response.status, 200, path);
  return response.text();
}

for (const [path, title] of [
  ['/', 'Fire once. Keep it on the shelf.'],
  ['/docs/start', 'Introduction'],
  ['/docs/start/installation', 'Installation'],
  ['/docs/start/first-firing', 'A first firing'],
  ['/docs/guide/pieces', 'Pieces'],
  ['/docs/guide/shelf', 'The shelf'],
  ['/docs/guide/build-server', 'On a build server'],
  ['/docs/reference/configuration', 'Configuration'],
  ['/docs/reference/command-line', 'Command line'],
  ['/changelog', 'Changelog'],
  ['/changelog/kiln-0-1', 'Kiln 0.1'],
  ['/changelog/kiln-0-2', 'Kiln 0.2'],
  ['/changelog/kiln-0-3', 'Kiln 0.3'],
] as const) {
  test(`${path} has the title "${title}"`, async () => {
    assert.match(await read(path), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

test('redirects the documentation root to its first page', async () => {
  const response = await get('/docs');
  assert.ok(response.redirected);
  assert.match(response.url, /\/docs\/start$/u);
});

test('a page has a link to edit its file', async () => {
  const [, edit = ''] = /href="([^"]*\/edit\/[^"]*)"/u.exec(await read('/docs/guide/shelf')) ?? [];
  assert.ok(edit.startsWith('https://github.com/your-organisation/kiln/edit/main/docs/content/'), edit);
  assert.ok(edit.endsWith('/docs/2.guide/2.shelf.md'), edit);
});

test('a page links to the previous and the next page', async () => {
  const page = await read('/docs/guide/shelf');
  const links = page.match(/<a [^>]*>/gu) ?? [];
  for (const [rel, path] of [
    ['prev', '/docs/guide/pieces'],
    ['next', '/docs/guide/build-server'],
  ] as const) {
    assert.ok(
      links.some((link) => link.includes(`rel="${rel}"`) && link.includes(`${path}"`)),
      rel,
    );
  }
});

test('formulas and diagrams are rendered without script', async () => {
  assert.match(await read('/docs/guide/shelf'), /<math[^>]*display="block"/u);
  assert.match(await read('/docs/guide/pieces'), /<figure class="diagram"><svg[^>]*role="img"/u);
});

test('the changelog lists the newest entry first, and no drafts', async () => {
  const list = await read('/changelog');
  const entries = [...list.matchAll(/<a href="[^"]*(\/changelog\/[^"]+)"/gu)].map(([, path]) => path);
  assert.deepEqual(entries, ['/changelog/kiln-0-3', '/changelog/kiln-0-2', '/changelog/kiln-0-1']);
  assert.equal((await get('/changelog/kiln-0-4')).status, 404);
});

test('returns 404 for an unknown page', async () => {
  const response = await get('/docs/start/nowhere');
  assert.equal(response.status, 404);
  assert.match(await response.text(), /Page not found/u);
});
