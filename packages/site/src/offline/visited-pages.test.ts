import { expect, test } from 'vitest';
import { VISITED_PAGES_PLACEHOLDER } from './offline-config.ts';
import { belongsToSite, insertVisitedPages, titleOf } from './visited-pages.ts';

const page = (folder: string): string =>
  `<script src="${folder}/boot.js" data-offline="${folder}/register.js"></script>`;

test.for([
  ['', '/assets', true],
  ['', '/demo/docs/assets', false],
  ['/demo/docs', '/demo/docs/assets', true],
  ['/demo/docs', '/assets', false],
] as const)('a site with the base path "%s" includes a page with code in %s: %s', ([base, folder, expected]) => {
  expect(belongsToSite(page(folder), { base })).toBe(expected);
});

test('a page without `data-offline` does not belong to the site, because its build has no worker', () => {
  expect(belongsToSite('<script src="/assets/boot.js"></script>', { base: '' })).toBe(false);
});

test.for([
  ['<title>Start - A &amp; B</title>', ' - A &amp; B', 'Start'],
  ['<title>Start</title>', ' - Site', 'Start'],
  ['<title>Start</title>', '', 'Start'],
  ['<title></title>', '', ''],
  ['<h1>Start</h1>', '', ''],
] as const)('the title of %s without the suffix "%s" is "%s"', ([html, titleSuffix, title]) => {
  expect(titleOf(html, { titleSuffix })).toBe(title);
});

test('replaces the placeholder with escaped links to the pages', () => {
  const pages = [
    { pathname: '/en/a&b', title: 'Costs $&amp;' },
    { pathname: '/ar', title: 'مرحبا' },
  ];
  expect(insertVisitedPages(`<ul>${VISITED_PAGES_PLACEHOLDER}</ul>`, pages)).toBe(
    '<ul><li><a href="/en/a&amp;b"><bdi>Costs $&amp;</bdi></a></li><li><a href="/ar"><bdi>مرحبا</bdi></a></li></ul>',
  );
});
