import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Runs the built site and reads it as a visitor would. */
const site = await serveBuild();
after(() => site.stop());

/** In several languages `/about` leads to `/en/about`, so redirects are followed. */
const get = (path: string): Promise<Response> => site.get(path, { redirect: 'follow' });

for (const [path, title] of [
  ['/', 'A quiet place'],
  ['/about', 'About'],
  ['/now', 'Now'],
] as const) {
  test(`${path} is the page "${title}"`, async () => {
    const response = await get(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

test('a page that is not there says so', async () => {
  assert.equal((await get('/nowhere')).status, 404);
});
