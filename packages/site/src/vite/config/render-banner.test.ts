import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { resolveSite } from '../../config/resolve-site.ts';
import { page } from '../../kinds/page/page.ts';
import { bannerId, renderBanner } from './render-banner.ts';

async function render(banner: Config['banner'], { locales = ['en'], base = '' } = {}) {
  const { config, site } = resolveSite({ title: 'A site', pages: [page('/')], locales, banner });
  if (config.banner === undefined) throw new Error('There is no banner.');
  return await renderBanner(config.banner, { ...site, base });
}

test('a text is one line of markdown, and can be closed', async () => {
  expect(await render('**Version 2** is [here](/blog/two): `npm i`')).toMatchObject({
    dismissible: true,
    texts: { en: { html: '<strong>Version 2</strong> is <a href="/blog/two">here</a>: <code>npm i</code>' } },
  });
});

test('links lead to pages of the language, below the folder of the site', async () => {
  const options = { locales: ['en', 'ar'], base: '/garden' };
  const { texts } = await render('[New](/blog/two) and [elsewhere](https://site.example/)', options);
  expect(texts['ar']?.html).toBe(
    '<a href="/garden/ar/blog/two">New</a> and <a href="https://site.example/">elsewhere</a>',
  );
  const { texts: whole } = await render({ text: 'New', to: '/blog/two' }, options);
  expect(whole['en']?.html).toBe('<a href="/garden/en/blog/two">New</a>');
});

test('each language has its text; without one, that of the default language is marked', async () => {
  const { texts } = await render({ text: { en: 'New', fr: 'Nouveau' } }, { locales: ['en', 'fr', 'ar'] });
  expect(texts).toEqual({
    en: { html: 'New' },
    fr: { html: 'Nouveau' },
    ar: { html: 'New', lang: 'en', dir: 'ltr' },
  });
});

test('what authors may not write is left out', async () => {
  const { texts } = await render('a <img src=x onerror=alert(1)> [b](javascript:alert(1))');
  expect(texts['en']?.html).toBe('a <img src="x"> [b](javascript:alert(1))');
});

test('another text is another banner', () => {
  expect(bannerId('One')).toMatch(/^[\da-f]{8}$/u);
  expect(bannerId('One')).toBe(bannerId('One'));
  expect(bannerId('One')).not.toBe(bannerId('Two'));
});

test.for([
  ['# A heading', 'more than one line of words'],
  ['- a list', 'more than one line of words'],
  ['one\n\ntwo', 'more than one line of words'],
  [{ text: 'A [link](/a)', to: '/b' }, 'The text of the banner has a link, and "to" makes the whole text one.'],
  [{ text: { fr: 'Nouveau' } }, 'The banner has a text for "fr", which is not a language of the site.'],
  [{ text: {} }, 'The banner has no text.'],
  [{ text: 'A', dismissable: true }, '"banner.dismissable" is not an option. Did you mean "dismissible"?'],
] as const)('%o is an error: %s', async ([banner, message]) => {
  await expect(render(banner as Config['banner'])).rejects.toThrow(message);
});
