import { expect, test } from 'vitest';
import { renderBrand, renderThemeColors } from './render-brand.ts';

const site = { title: 'Test', locales: [{ code: 'en', name: 'English' }] } as const;

test('links to the icons, the preferred one last, and to the manifest', () => {
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
] as const)(
  'a page that forces %s has the light theme colour for "%s" and the dark one for "%s"',
  ([forced, light, dark]) => {
    expect(renderThemeColors({ ...site, themeColor: { light: '#fff', dark: '#000' } }, forced)).toBe(
      `<meta name="theme-color" media="${light}" content="#fff"><meta name="theme-color" media="${dark}" content="#000">`,
    );
  },
);

test('renders nothing that is not configured', () => {
  expect(renderBrand(site) + renderThemeColors(site)).toBe('');
  expect(renderBrand({ ...site, icon: '/a"b.png' })).toBe('<link rel="icon" href="/a&quot;b.png">');
});

test('links to the feed', () => {
  expect(renderBrand({ ...site, feed: '/rss.xml' })).toBe(
    '<link rel="alternate" type="application/rss+xml" title="Test" href="/rss.xml">',
  );
});

test('does not link to a localised feed, which pages link to', () => {
  expect(renderBrand({ ...site, feed: '/rss.xml', isFeedLocalised: true })).toBe('');
});

test('adds the base path to paths, but not to other URLs', () => {
  const html = renderBrand({ ...site, base: '/below', icon: 'data:,', touchIcon: '/touch.png' });
  expect(html).toBe('<link rel="icon" href="data:,"><link rel="apple-touch-icon" href="/below/touch.png">');
});
