import { expect, test } from 'vitest';
import { renderBrand, renderThemeColors } from './render-brand.ts';

const site = { title: 'Test', locales: [{ code: 'en', name: 'English' }] } as const;

test('a site names its icons from the plainest to the best, and its manifest', () => {
  const html = renderBrand({
    ...site,
    icon: '/favicon.svg',
    smallIcon: '/favicon.ico',
    touchIcon: '/touch.png',
    manifest: '/site.webmanifest',
  });
  expect(html).toBe(
    '<link rel="icon" sizes="32x32" href="/favicon.ico"><link rel="icon" type="image/svg+xml" href="/favicon.svg">' +
      '<link rel="apple-touch-icon" href="/touch.png"><link rel="manifest" href="/site.webmanifest">',
  );
});

test.for([
  [undefined, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  ['light', 'all', 'not all'],
  ['dark', 'not all', 'all'],
] as const)('the frame of a page that forces %s is light for "%s" and dark for "%s"', ([forced, light, dark]) => {
  expect(renderThemeColors({ ...site, themeColor: { light: '#fff', dark: '#000' } }, forced)).toBe(
    `<meta name="theme-color" media="${light}" content="#fff"><meta name="theme-color" media="${dark}" content="#000">`,
  );
});

test('what a site does not have is not named', () => {
  expect(renderBrand(site) + renderThemeColors(site)).toBe('');
  expect(renderBrand({ ...site, icon: '/a"b.png' })).toBe('<link rel="icon" href="/a&quot;b.png">');
});

test('who follows sites by their feeds finds it', () => {
  expect(renderBrand({ ...site, feed: '/rss.xml' })).toBe(
    '<link rel="alternate" type="application/rss+xml" title="Test" href="/rss.xml">',
  );
});

test('a feed in several languages is left to the pages of each', () => {
  expect(renderBrand({ ...site, feed: '/rss.xml', isFeedLocalised: true })).toBe('');
});

test('below a folder, files are named with it, and what is none stays', () => {
  const html = renderBrand({ ...site, base: '/below', icon: 'data:,', touchIcon: '/touch.png' });
  expect(html).toBe('<link rel="icon" href="data:,"><link rel="apple-touch-icon" href="/below/touch.png">');
});
