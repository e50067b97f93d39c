import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Serves the built site for the tests. */
const site = await serveBuild();
after(() => site.stop());

/** Follows redirects, since `/about` redirects to `/en/about` in a site with several languages. */
const get = (path: string): Promise<Response> => site.get(path, { redirect: 'follow' });

for (const [path, title] of [
  ['/', 'A quiet place'],
  ['/about', 'About'],
  ['/now', 'Now'],
] as const) {
  test(`${path} has the title "${title}"`, async () => {
    const response = await get(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

test('returns 404 for an unknown page', async () => {
  assert.equal((await get('/nowhere')).status, 404);
});
