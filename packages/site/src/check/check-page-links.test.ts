import { expect, test } from 'vitest';
import { HOME, pageOf, renderErrors, siteOf } from '../../fixtures/check/site-of.ts';
import { checkPageLinks } from './check-page-links.ts';

test('reports each link to a missing page or file once', async () => {
  const body = [`${HOME}/b`, 'b#x', '/file.png', '/none', '?q', 'https://else.example/x', 'mailto:a@b.example']
    .map((href) => `<a href="${href}">x</a>`)
    .join('');
  const site = await siteOf({ '/a': pageOf('/a', { body }), '/b': pageOf('/b', { body }), '/file.png': '' });
  expect(renderErrors(await checkPageLinks(site))).toEqual([
    '/a A link on this page leads to "/none", which does not exist (also on 1 more).',
  ]);
});
