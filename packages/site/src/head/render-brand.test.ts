import { expect, test } from 'vitest';
import { renderBrand } from './render-brand.ts';

const site = { title: 'Test', locales: [{ code: 'en', name: 'English' }] } as const;

test('a site names its icons from the plainest to the best, its manifest, and its colours in both modes', () => {
  const html = renderBrand({
    ...site,
    icon: '/favicon.svg',
    smallIcon: '/favicon.ico',
    touchIcon: '/touch.png',
    manifest: '/site.webmanifest',
    themeColor: { light: '#fff', dark: '#000' },
  });
  expect(html).toBe(
    '<link rel="icon" sizes="32x32" href="/favicon.ico"><link rel="icon" type="image/svg+xml" href="/favicon.svg">' +
      '<link rel="apple-touch-icon" href="/touch.png"><link rel="manifest" href="/site.webmanifest">' +
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff">' +
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">',
  );
});

test('what a site does not have is not named', () => {
  expect(renderBrand(site)).toBe('');
  expect(renderBrand({ ...site, icon: '/a"b.png' })).toBe('<link rel="icon" href="/a&quot;b.png">');
});
