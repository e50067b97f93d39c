import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** Serves the built site for the tests. */
const site = await serveBuild();
after(() => site.stop());

async function read(path: string): Promise<string> {
  const response = await site.get(path);
  assert.equal(response.status, 200, path);
  return response.text();
}

for (const [path, title] of [
  ['/en', 'Tell the time by a shadow.'],
  ['/en/docs/basics/how-it-works', 'How a sundial works'],
  ['/en/docs/basics/tools', 'What you need'],
  ['/en/docs/making/draw', 'Draw the hour lines'],
  ['/en/docs/making/set-up', 'Set it up'],
  ['/ar', 'اقرأ الوقت من ظلّ.'],
  ['/ar/docs/basics/how-it-works', 'كيف تعمل المزولة'],
  ['/ar/docs/basics/tools', 'ما تحتاج إليه'],
  ['/ar/docs/making/draw', 'ارسم خطوط الساعات'],
  ['/ar/docs/making/set-up', 'ضعها في مكانها'],
  ['/fr', 'Lire l’heure dans une ombre.'],
  ['/fr/docs/basics/how-it-works', 'Comment marche un cadran solaire'],
  ['/fr/docs/basics/tools', 'Ce qu’il vous faut'],
  ['/fr/docs/making/draw', 'Tracer les lignes horaires'],
] as const) {
  test(`${path} has the title "${title}"`, async () => {
    assert.match(await read(path), new RegExp(`<h1[^>]*>${title}</h1>`, 'u'));
  });
}

test('redirects the documentation root to its first page in the same language', async () => {
  const response = await site.get('/ar/docs');
  assert.equal(response.status, 301);
  assert.equal(response.headers.get('location'), '/ar/docs/basics/how-it-works');
});

for (const [path, words] of [
  ['/en/nowhere', 'Page not found'],
  ['/ar/nowhere', 'الصفحة غير موجودة'],
  ['/fr/nowhere', 'Page introuvable'],
] as const) {
  test(`${path} returns a 404 page in its language`, async () => {
    const response = await site.get(path);
    assert.equal(response.status, 404);
    assert.ok((await response.text()).includes(words));
  });
}
