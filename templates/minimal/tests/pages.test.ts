import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Runs the built site and reads it as a visitor would. */
const site = await serveBuild();
after(() => site.stop());

for (const [path, title] of [
  ['/', 'A quiet place'],
  ['/about', 'About'],
  ['/now', 'Now'],
] as const) {
  test(`${path} is the page "${title}"`, async () => {
    const response = await site.get(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

test('a page that is not there says so', async () => {
  assert.equal((await site.get('/nowhere')).status, 404);
});
