import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Serves the built site for the tests. */
const site = await serveBuild();
after(() => site.stop());

/** Follows redirects, since `/about` redirects to `/en/about` in a site with several languages. */
const get = (path: string): Promise<Response> => site.get(path, { redirect: 'follow' });

const read = async (path: string): Promise<string> => await (await get(path)).text();

for (const [path, title] of [
  ['/', 'Know where the week went'],
  ['/pricing', 'Two plans, no surprises'],
  ['/changelog', 'Changelog'],
  ['/changelog/first', 'Tally 1.0'],
  ['/changelog/closed-months', 'Months can be closed'],
  ['/changelog/your-week', 'Weeks begin on the day you choose'],
  ['/start', 'Make it yours'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const) {
  test(`${path} has the title "${title}"`, async () => {
    const response = await get(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

test('all pictures of the home page exist, in light and dark mode', async () => {
  const html = await read('/');
  const pictures = new Set([...html.matchAll(/src="(\/drawings\/[^"]+)"/gu)].map(([, src = '']) => src));
  assert.equal(pictures.size, 6);
  for (const src of pictures) {
    const response = await get(src);
    assert.equal(response.status, 200, src);
    assert.match(response.headers.get('content-type') ?? '', /svg/u);
  }
});

test('monthly and yearly prices are shown without script', async () => {
  const html = await read('/pricing');
  const [monthly = '', yearly = ''] = html.split('data-billing="yearly"');
  assert.match(monthly, /\$6<\/\w+>.*a person and month/u);
  assert.match(yearly, /\$60<\/\w+>.*a person and year/u);
  assert.equal(html.match(/name="billing"/gu)?.length, 2);
});

test('the free plan is free with monthly and yearly billing', async () => {
  assert.equal((await read('/pricing')).match(/>Free<\/\w+>/gu)?.length, 2);
});

test('questions open without script', async () => {
  const [, main = ''] = (await read('/pricing')).split('<main');
  assert.equal(main.match(/<details name=/gu)?.length, 4);
});

test('the changelog lists the newest entry first, and no drafts', async () => {
  const html = await read('/changelog');
  const titles = [...html.matchAll(/href="[^"]*\/changelog\/([\w-]+)"/gu)].map(([, slug]) => slug);
  assert.deepEqual([...new Set(titles)], ['your-week', 'closed-months', 'first']);
  assert.equal((await get('/changelog/calendar')).status, 404);
});

test('the footer of every page links to terms and privacy', async () => {
  for (const path of ['/', '/pricing', '/changelog/first', '/nowhere']) {
    assert.match(await read(path), /<a href="[^"]*\/terms">Terms<\/a>.*<a href="[^"]*\/privacy">Privacy<\/a>/u);
  }
});

test('returns 404 for an unknown page', async () => {
  const response = await get('/nowhere');
  assert.equal(response.status, 404);
  assert.match(await response.text(), /Page not found/u);
});
