import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Serves the built portfolio for the tests. */
const site = await serveBuild();
after(() => site.stop());

/** Follows redirects, since `/about` redirects to `/en/about` in a site with several languages. */
const get = (path: string): Promise<Response> => site.get(path, { redirect: 'follow' });

const read = async (path: string): Promise<string> => await (await get(path)).text();

for (const [path, title] of [
  ['/', 'Studies in print, pattern and wood.'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/kinds/print', 'Print'],
  ['/kinds/pattern', 'Pattern'],
  ['/kinds/object', 'Object'],
  ['/work/tide-tables', 'Tide tables'],
  ['/work/twelve-moons', 'Twelve moons'],
  ['/work/woven', 'Woven'],
  ['/work/sundial', 'Sundial'],
  ['/work/stacking-stools', 'Stacking stools'],
  ['/work/contours', 'Contours'],
] as const) {
  test(`${path} has the title "${title}"`, async () => {
    const response = await get(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

/** Lists the slugs of the projects on a page, in order. */
function projectsIn(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*><a href="[^"]*\/work\/([^"]+)"/gu)].map(([, slug = '']) => slug);
}

test('the home page lists all projects, newest first', async () => {
  assert.deepEqual(projectsIn(await read('/')), [
    'tide-tables',
    'twelve-moons',
    'sundial',
    'woven',
    'stacking-stools',
    'contours',
  ]);
});

test('a filter links to a page with the projects of its kind, where the filter is marked as current', async () => {
  assert.match(await read('/'), /<a href="[^"]*\/kinds\/object">Object<\/a>/u);
  const html = await read('/kinds/object');
  assert.deepEqual(projectsIn(html), ['sundial', 'stacking-stools']);
  assert.match(html, /<a href="[^"]*\/kinds\/object" aria-current="page">/u);
});

test('a project shows all its pictures, each with alternative text and a link to its file', async () => {
  const html = await read('/work/sundial');
  const files = [...html.matchAll(/<a href="([^"]+)" class="zoom">/gu)].map(([, file = '']) => file);
  assert.equal(files.length, 3);
  assert.doesNotMatch(html, /<img[^>]*alt=""/u);
  for (const file of files) {
    const picture = await get(file);
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
  }
});

test('a project shows its year, kind and role', async () => {
  const html = await read('/work/sundial');
  assert.match(html, /<dd[^>]*>2025<\/dd>/u);
  assert.match(html, /<dd[^>]*><a href="[^"]*\/kinds\/object">Object<\/a><\/dd>/u);
  assert.match(html, /<dd[^>]*>Design, making<\/dd>/u);
});

test('a draft is not published', async () => {
  assert.equal((await get('/work/folded')).status, 404);
  for (const path of ['/', '/kinds/object', '/work/tide-tables']) assert.doesNotMatch(await read(path), /Folded/u);
});

test('returns 404 for an unknown page', async () => {
  for (const path of ['/nowhere', '/work/nowhere', '/kinds/nowhere']) {
    assert.equal((await get(path)).status, 404);
  }
});
