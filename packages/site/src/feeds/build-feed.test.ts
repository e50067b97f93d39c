import type { Site } from '../app/site.ts';
import { expect, test } from 'vitest';
import { noContent } from '../../fixtures/test-app.tsx';
import { renderAtom } from './render-atom.ts';
import { renderJsonFeed } from './render-json-feed.ts';
import { renderRss } from './render-rss.ts';
import { buildFeed } from './build-feed.ts';
import type { FeedPost } from './build-feed.ts';

const site = {
  title: 'Salt',
  url: 'https://salt.example',
  base: '/below',
  touchIcon: '/touch.png',
  locales: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
} as const satisfies Site;
const [, arabic] = site.locales;
const context = { site, locale: arabic, path: '/below/ar/blog/rss.xml', params: {}, content: noContent };

const post: FeedPost = {
  title: 'Über',
  description: 'Less.',
  path: '/below/ar/blog/über',
  date: '2026-03-01',
  body: [['p', {}, ['a', { href: '/below/ar/docs' }, 'docs'], ['a', { href: '#end' }, 'end']]],
};
const source = { description: 'Words.', home: '/below/ar/blog', posts: [post] };

test('makes all URLs absolute', () => {
  const feed = buildFeed('Salt: Blog', source, context);
  expect(feed).toMatchObject({
    home: 'https://salt.example/below/ar/blog',
    self: 'https://salt.example/below/ar/blog/rss.xml',
    icon: 'https://salt.example/below/touch.png',
    language: 'ar',
    owner: 'Salt',
  });
  const [item] = feed.items;
  expect(item?.url).toBe('https://salt.example/below/ar/blog/%C3%BCber');
  expect(item?.html).toBe(
    '<p><a href="https://salt.example/below/ar/docs">docs</a>' +
      '<a href="https://salt.example/below/ar/blog/%C3%BCber#end">end</a></p>',
  );
});

test('marks an untranslated post with its language', () => {
  const [item] = buildFeed('', { ...source, posts: [{ ...post, lang: 'en' }] }, context).items;
  expect(item?.language).toBe('en');
  expect(item?.html).toMatch(/^<div lang="en" dir="ltr"><p>.*<\/p><\/div>$/u);
});

test.for([
  [undefined, '2026-03-01T00:00:00.000Z'],
  ['2026-03-05T12:00:00+02:00', '2026-03-05T10:00:00.000Z'],
  // Last changed before its date of publication.
  ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00.000Z'],
])('a post of 1 March that was changed at %s has the update time %s', ([updated, expected]) => {
  const feed = buildFeed('', { ...source, posts: [{ ...post, updated }] }, context);
  expect([feed.updated, feed.items[0]?.updated]).toEqual([expected, expected]);
});

test('contains at most fifty posts', () => {
  const posts = Array.from({ length: 51 }, (_, index) => ({ ...post, path: `/ar/blog/${index}` }));
  const { items } = buildFeed('', { ...source, posts }, context);
  expect(items.map(({ url }) => url).at(-1)).toBe('https://salt.example/ar/blog/49');
});

test('throws for a site without a URL', () => {
  const { url: _, ...unpublished } = site;
  expect(() => buildFeed('', source, { ...context, site: unpublished })).toThrow('Set "url" in recto.config.ts.');
});

test.for(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'java\nscript:alert(1)'])(
  'SEC-8: removes the unsafe author URL %j, in every format',
  (url) => {
    const authors = [
      { name: 'One', url },
      { name: 'Two', url: '/two' },
    ];
    const body: FeedPost['body'] = [['p', {}, ['a', { href: url }, 'link']]];
    const feed = buildFeed('', { ...source, posts: [{ ...post, authors, body }] }, context);
    expect(feed.items[0]?.authors).toEqual([{ name: 'One' }, { name: 'Two', url: 'https://salt.example/two' }]);
    for (const render of [renderAtom, renderJsonFeed, renderRss])
      expect(render(feed)).not.toMatch(/script:|data:text/u);
  },
);
