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

test('renders a text as one line of markdown that can be closed', async () => {
  expect(await render('**Version 2** is [here](/blog/two): `npm i`')).toMatchObject({
    dismissible: true,
    texts: { en: { html: '<strong>Version 2</strong> is <a href="/blog/two">here</a>: <code>npm i</code>' } },
  });
});

test('links go to pages of the language, below the base path', async () => {
  const options = { locales: ['en', 'ar'], base: '/garden' };
  const { texts } = await render('[New](/blog/two) and [elsewhere](https://site.example/)', options);
  expect(texts['ar']?.html).toBe(
    '<a href="/garden/ar/blog/two">New</a> and <a href="https://site.example/">elsewhere</a>',
  );
  const { texts: whole } = await render({ text: 'New', to: '/blog/two' }, options);
  expect(whole['en']?.html).toBe('<a href="/garden/en/blog/two">New</a>');
});

test('renders the text of each language, or that of the default language with its lang attribute', async () => {
  const { texts } = await render({ text: { en: 'New', fr: 'Nouveau' } }, { locales: ['en', 'fr', 'ar'] });
  expect(texts).toEqual({
    en: { html: 'New' },
    fr: { html: 'Nouveau' },
    ar: { html: 'New', lang: 'en', dir: 'ltr' },
  });
});

test('removes HTML that authors are not allowed to write', async () => {
  const { texts } = await render('a <img src=x onerror=alert(1)> [b](javascript:alert(1))');
  expect(texts['en']?.html).toBe('a <img src="x"> [b](javascript:alert(1))');
});

test('the id of the banner changes with its text', () => {
  expect(bannerId('One')).toMatch(/^[\da-f]{8}$/u);
  expect(bannerId('One')).toBe(bannerId('One'));
  expect(bannerId('One')).not.toBe(bannerId('Two'));
});

test.for([
  ['# A heading', 'more than one line of text'],
  ['- a list', 'more than one line of text'],
  ['one\n\ntwo', 'more than one line of text'],
  [{ text: 'A [link](/a)', to: '/b' }, 'The text of the banner contains a link, but "to" makes the whole text a link.'],
  [{ text: { fr: 'Nouveau' } }, 'The banner has a text for "fr", which is not a language of the site.'],
  [{ text: {} }, 'The banner has no text.'],
  [{ text: 'A', dismissable: true }, '"banner.dismissable" is not an option. Did you mean "dismissible"?'],
] as const)('rejects %o: %s', async ([banner, message]) => {
  await expect(render(banner as Config['banner'])).rejects.toThrow(message);
});
