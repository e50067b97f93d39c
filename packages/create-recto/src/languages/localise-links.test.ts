import { expect, test } from 'vitest';
import { localiseCode, localiseLinks } from './localise-links.ts';

test.for([
  ['[a](/about) and [b](/)', '[a](/ar/about) and [b](/ar)'],
  ['[a](/about#me "Me")', '[a](/ar/about#me "Me")'],
  ['[a]: /about', '[a]: /ar/about'],
  ['to: /pricing', 'to: /ar/pricing'],
  ["href: '/pricing?x=1'", "href: '/ar/pricing?x=1'"],
  ['{ "to": "/pricing" }', '{ "to": "/ar/pricing" }'],
  [':button{to="/blog/first"}', ':button{to="/ar/blog/first"}'],
  ['<a href="/v1.2">', '<a href="/ar/v1.2">'],
] as const)('%s leads on in its language', ([text, localised]) => {
  expect(localiseLinks(text, 'ar')).toBe(localised);
});

test.for([
  '![a](/logo.svg)',
  '[a](/feed.xml)',
  '[a](/api/templates.json)',
  '[a](//else.where/x)',
  '[a](https://else.where/x)',
  '[a](./b.md)',
  'a path like /about in words',
  'photo: /about',
])('%s stays as it is', (text) => {
  expect(localiseLinks(text, 'ar')).toBe(text);
});

test.for([
  [`get('/about')`, `get('/ar/about')`],
  [`['/', "/now"]`, `['/ar', "/ar/now"]`],
  [`/href="\\/docs\\/start"/u`, `/href="\\/ar\\/docs\\/start"/u`],
  [`/href="(\\/blog\\/[^"]+)"/u`, `/href="(\\/ar\\/blog\\/[^"]+)"/u`],
  [`/"\\/posts\\/([^"]+)"/u`, `/"\\/ar\\/posts\\/([^"]+)"/u`],
  [`'https://else.where/edit/content/docs/1.md'`, `'https://else.where/edit/content/ar/docs/1.md'`],
  [`'<a href="/docs#top">'`, `'<a href="/ar/docs#top">'`],
  ['`/docs/${name}`', '`/ar/docs/${name}`'],
  [`get('/rss.xml')`, `get('/rss.xml')`],
  [`'text/html' + '</a>' + '//x'`, `'text/html' + '</a>' + '//x'`],
] as const)('the code %s names pages in their language', ([code, localised]) => {
  expect(localiseCode(code, 'ar')).toBe(localised);
});
