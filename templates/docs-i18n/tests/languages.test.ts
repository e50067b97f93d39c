import { serveBuild } from '@recto/site/testing';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import config from '../recto.config.ts';

const site = await serveBuild();
after(() => site.stop());

async function read(path: string): Promise<string> {
  return (await site.get(path)).text();
}

for (const [lang, dir] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['fr', 'ltr'],
] as const) {
  test(`pages below /${lang} are written in ${lang}, ${dir}`, async () => {
    const [html = ''] = /<html[^>]*>/u.exec(await read(`/${lang}/docs/making/draw`)) ?? [];
    assert.ok(html.includes(`lang="${lang}"`), html);
    assert.ok(html.includes(`dir="${dir}"`), html);
  });
}

test('who comes for the first time gets the default language', async () => {
  const response = await site.get('/');
  assert.equal(response.status, 302);
  assert.equal(response.headers.get('location'), '/en');
});

test('who has chosen a language comes back to it', async () => {
  const response = await site.get('/', { headers: { cookie: 'i18n_redirected=ar' } });
  assert.equal(response.headers.get('location'), '/ar');
});

test('an address without a language leads to the default one', async () => {
  const response = await site.get('/docs/making/draw');
  assert.equal(response.headers.get('location'), '/en/docs/making/draw');
});

test('a page names its translations for those who search', async () => {
  const page = await read('/ar/docs/making/draw');
  for (const lang of ['en', 'ar', 'fr']) {
    assert.ok(hasAlternate(page, lang, `${config.url}/${lang}/docs/making/draw`), lang);
  }
  assert.ok(hasAlternate(page, 'x-default', `${config.url}/en/docs/making/draw`));
});

test('a language without a translation is not named', async () => {
  const page = await read('/en/docs/making/set-up');
  assert.ok(hasAlternate(page, 'ar', `${config.url}/ar/docs/making/set-up`));
  assert.doesNotMatch(page, /<link[^>]*hreflang="fr"/iu);
});

test('in its place the original is shown, as English, with a note in French', async () => {
  const page = await read('/fr/docs/making/set-up');
  assert.ok(page.includes('Cette page n’a pas encore été traduite.'));
  assert.match(page, /<div[^>]*lang="en"[^>]*><h1[^>]*>Set it up<\/h1>/u);
  assert.match(page, new RegExp(`<link[^>]*rel="canonical"[^>]*href="${config.url}/en/docs/making/set-up"`, 'u'));
});

test('the picker leads to the same page in every language', async () => {
  const page = await read('/fr/docs/basics/tools');
  for (const [code, name] of [
    ['en', 'English'],
    ['ar', 'العربية'],
    ['fr', 'Français'],
  ] as const) {
    assert.match(page, new RegExp(`<a[^>]*href="/${code}/docs/basics/tools"[^>]*>${name}</a>`, 'u'));
  }
});

test('a component is drawn on the server, with the words that the text around it gives', async () => {
  const page = await read('/ar/docs/making/draw');
  assert.match(page, /<figcaption[^>]*>وجه مزولة أفقية/u);
  // Ten in the morning, at 30 degrees.
  assert.ok(page.includes('rotate(-16.1)'));
});

/** A link of the head to the page in another language, whatever the order of its attributes. */
function hasAlternate(page: string, lang: string, href: string): boolean {
  const links = page.match(/<link[^>]*>/gu) ?? [];
  return links.some((link) => new RegExp(`hreflang="${lang}"`, 'iu').test(link) && link.includes(`href="${href}"`));
}
