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
  test(`pages below /${lang} have the language ${lang} and the direction ${dir}`, async () => {
    const [html = ''] = /<html[^>]*>/u.exec(await read(`/${lang}/docs/making/draw`)) ?? [];
    assert.ok(html.includes(`lang="${lang}"`), html);
    assert.ok(html.includes(`dir="${dir}"`), html);
  });
}

test('redirects a new visitor to the default language', async () => {
  const response = await site.get('/');
  assert.equal(response.status, 302);
  assert.equal(response.headers.get('location'), '/en');
});

test('redirects a visitor to the remembered language', async () => {
  const response = await site.get('/', { headers: { cookie: 'i18n_redirected=ar' } });
  assert.equal(response.headers.get('location'), '/ar');
});

test('redirects a path without a language to the default one', async () => {
  const response = await site.get('/docs/making/draw');
  assert.equal(response.headers.get('location'), '/en/docs/making/draw');
});

test('a page lists its translations for search engines', async () => {
  const page = await read('/ar/docs/making/draw');
  for (const lang of ['en', 'ar', 'fr']) {
    assert.ok(hasAlternate(page, lang, `${config.url}/${lang}/docs/making/draw`), lang);
  }
  assert.ok(hasAlternate(page, 'x-default', `${config.url}/en/docs/making/draw`));
});

test('a page does not list a missing translation', async () => {
  const page = await read('/en/docs/making/set-up');
  assert.ok(hasAlternate(page, 'ar', `${config.url}/ar/docs/making/set-up`));
  assert.doesNotMatch(page, /<link[^>]*hreflang="fr"/iu);
});

test('an untranslated page shows the English original with a notice in French', async () => {
  const page = await read('/fr/docs/making/set-up');
  assert.ok(page.includes('Cette page n’a pas encore été traduite.'));
  assert.match(page, /<div[^>]*lang="en"[^>]*><h1[^>]*>Set it up<\/h1>/u);
  assert.match(page, new RegExp(`<link[^>]*rel="canonical"[^>]*href="${config.url}/en/docs/making/set-up"`, 'u'));
});

test('the language picker links to the same page in every language', async () => {
  const page = await read('/fr/docs/basics/tools');
  for (const [code, name] of [
    ['en', 'English'],
    ['ar', 'العربية'],
    ['fr', 'Français'],
  ] as const) {
    assert.match(page, new RegExp(`<a[^>]*href="/${code}/docs/basics/tools"[^>]*>${name}</a>`, 'u'));
  }
});

test('a component is rendered on the server, with the texts from markdown', async () => {
  const page = await read('/ar/docs/making/draw');
  assert.match(page, /<figcaption[^>]*>وجه مزولة أفقية/u);
  // The line of 10 o'clock at 30 degrees of latitude.
  assert.ok(page.includes('rotate(-16.1)'));
});

/** Whether the head has an alternate link for a language, in any order of attributes. */
function hasAlternate(page: string, lang: string, href: string): boolean {
  const links = page.match(/<link[^>]*>/gu) ?? [];
  return links.some((link) => new RegExp(`hreflang="${lang}"`, 'iu').test(link) && link.includes(`href="${href}"`));
}
