import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import config from '../recto.config.ts';

/** Serves the built blog for the tests. */
const site = await serveBuild();
after(() => site.stop());

/** Follows redirects, since `/about` redirects to `/en/about` in a site with several languages. */
const get = (path: string): Promise<Response> => site.get(path, { redirect: 'follow' });

const read = async (path: string): Promise<string> => await (await get(path)).text();

for (const [path, title] of [
  ['/', 'Notes on making things, setting type, walking, and what is for dinner.'],
  ['/about', 'About'],
  ['/posts/bread-is-a-timetable', 'Bread is a timetable'],
  ['/posts/the-length-of-a-line', 'The length of a line'],
  ['/posts/the-same-walk-again', 'The same walk, again'],
  ['/posts/a-drawer-that-closes', 'A drawer that closes'],
  ['/posts/numbers-that-stand-still', 'Numbers that stand still'],
  ['/posts/soup-from-what-is-there', 'Soup from what is there'],
  ['/tags/kitchen', 'Kitchen'],
  ['/tags/making', 'Making'],
  ['/tags/typography', 'Typography'],
  ['/tags/walking', 'Walking'],
] as const) {
  test(`${path} has the title "${title}"`, async () => {
    const response = await get(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

/** Lists the slugs of the posts on a page, in order. */
function postsIn(html: string): string[] {
  return [...html.matchAll(/<h[23][^>]*><a href="[^"]*\/posts\/([^"]+)"/gu)].map(([, slug = '']) => slug);
}

test('the home page lists all posts, newest first', async () => {
  assert.deepEqual(postsIn(await read('/')), [
    'bread-is-a-timetable',
    'the-length-of-a-line',
    'the-same-walk-again',
    'a-drawer-that-closes',
    'numbers-that-stand-still',
    'soup-from-what-is-there',
  ]);
});

test('a tag lists only its own posts', async () => {
  assert.deepEqual(postsIn(await read('/tags/making')), ['bread-is-a-timetable', 'a-drawer-that-closes']);
  assert.deepEqual(postsIn(await read('/tags/walking')), ['the-same-walk-again']);
});

test('a post shows its date, reading time and tags', async () => {
  const html = await read('/posts/bread-is-a-timetable');
  assert.match(html, /<time dateTime="2026-11-02">November 2, 2026<\/time>/iu);
  assert.match(html, />2 min read</u);
  assert.match(html, /<a href="[^"]*\/tags\/kitchen">Kitchen<\/a>/u);
});

test('the feed contains all posts with absolute URLs, newest first', async () => {
  const response = await get('/rss.xml');
  assert.equal(response.headers.get('content-type'), 'application/rss+xml; charset=utf-8');
  const text = await response.text();
  assert.match(text, /<description>A blog about making things/u);
  assert.match(text, /<category>Kitchen<\/category>/u);
  const links = [...text.matchAll(/<item>.*?<link>(.*?)<\/link>/gu)].map(([, link]) => link);
  assert.equal(links.length, 6);
  assert.ok(links[0]?.startsWith(`${config.url}/`));
  assert.ok(links[0]?.endsWith('/posts/bread-is-a-timetable'));
});

test('the Atom and JSON feeds contain the same posts', async () => {
  const atom = [...(await read('/atom.xml')).matchAll(/<entry>.*?<id>(.*?)<\/id>/gu)].map(([, id]) => id);
  const { items } = JSON.parse(await read('/feed.json')) as { items: { id: string; content_html: string }[] };
  assert.equal(atom.length, 6);
  assert.deepEqual(
    items.map(({ id }) => id),
    atom,
  );
  for (const { content_html: words } of items) assert.match(words, /^<p>/u);
});

test('every page links to the feeds', async () => {
  const links = (await read('/about')).match(/<link rel="alternate"[^>]*>/gu) ?? [];
  for (const [type, file] of [
    ['rss+xml', 'rss.xml'],
    ['atom+xml', 'atom.xml'],
    ['feed+json', 'feed.json'],
  ]) {
    const start = `<link rel="alternate" type="application/${type}" title="Margins`;
    assert.equal(links.filter((link) => link.startsWith(start) && link.endsWith(`/${file}">`)).length, 1, start);
  }
});

test('a draft is not published', async () => {
  assert.equal((await get('/posts/a-case-for-the-pencil')).status, 404);
  for (const path of [
    '/',
    '/tags/making',
    '/posts/bread-is-a-timetable',
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
    '/sitemap.xml',
    '/llms.txt',
    '/llms-full.txt',
  ]) {
    assert.doesNotMatch(await read(path), /case for the pencil/u);
  }
});

test('returns 404 for an unknown page', async () => {
  assert.equal((await get('/nowhere')).status, 404);
  assert.equal((await get('/posts/nowhere')).status, 404);
  assert.equal((await get('/tags/nowhere')).status, 404);
});
