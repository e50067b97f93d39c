import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Runs the built portfolio and reads it as a visitor would. */
const site = await serveBuild();
after(() => site.stop());

/** In several languages `/about` leads to `/en/about`, so redirects are followed. */
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
  test(`${path} is the page "${title}"`, async () => {
    const response = await get(path);
    assert.equal(response.status, 200);
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

/** Names of the projects on a wall, in their order. */
function projectsIn(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*><a href="[^"]*\/work\/([^"]+)"/gu)].map(([, slug = '']) => slug);
}

test('the wall has every project, the newest first', async () => {
  assert.deepEqual(projectsIn(await read('/')), [
    'tide-tables',
    'twelve-moons',
    'sundial',
    'woven',
    'stacking-stools',
    'contours',
  ]);
});

test('a filter is a link, leaves the projects of its kind, and says which it is', async () => {
  assert.match(await read('/'), /<a href="[^"]*\/kinds\/object">Object<\/a>/u);
  const html = await read('/kinds/object');
  assert.deepEqual(projectsIn(html), ['sundial', 'stacking-stools']);
  assert.match(html, /<a href="[^"]*\/kinds\/object" aria-current="page">/u);
});

test('a project shows all its pictures, each with its words and its file', async () => {
  const html = await read('/work/sundial');
  const files = [...html.matchAll(/<a href="([^"]+)" class="zoom">/gu)].map(([, file = '']) => file);
  assert.equal(files.length, 3);
  assert.doesNotMatch(html, /<img[^>]*alt=""/u);
  for (const file of files) {
    const picture = await get(file);
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
  }
});

test('a project says when it was made, what it is, and who did what', async () => {
  const html = await read('/work/sundial');
  assert.match(html, /<dd[^>]*>2025<\/dd>/u);
  assert.match(html, /<dd[^>]*><a href="[^"]*\/kinds\/object">Object<\/a><\/dd>/u);
  assert.match(html, /<dd[^>]*>Design, making<\/dd>/u);
});

test('a draft is nowhere', async () => {
  assert.equal((await get('/work/folded')).status, 404);
  for (const path of ['/', '/kinds/object', '/work/tide-tables']) assert.doesNotMatch(await read(path), /Folded/u);
});

test('an unknown page says so', async () => {
  for (const path of ['/nowhere', '/work/nowhere', '/kinds/nowhere']) {
    assert.equal((await get(path)).status, 404);
  }
});
