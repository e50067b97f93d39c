import { expect, test } from 'vitest';
import { renderFeed } from './render-feed.ts';

const options = {
  site: { title: 'Salt & ink', url: 'https://salt.example', feed: '/rss.xml' },
  description: 'Words.',
  language: 'en',
};
const item = { title: 'A < B', description: 'Less.', path: '/posts/a-b', date: '2026-03-01' };

test('an item has a whole address, a date as mail writes it, and its categories', () => {
  expect(renderFeed([{ ...item, categories: ['Making', 'Ink & paper'] }], options)).toContain(
    '<item><title>A &lt; B</title>' +
      '<link>https://salt.example/posts/a-b</link><guid>https://salt.example/posts/a-b</guid>' +
      '<pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>' +
      '<category>Making</category><category>Ink &amp; paper</category>' +
      '<description>Less.</description></item>',
  );
});

test('the feed names its site and itself', () => {
  const feed = renderFeed([], options);
  expect(feed).toContain('<title>Salt &amp; ink</title>\n<link>https://salt.example/</link>');
  expect(feed).toContain('<atom:link href="https://salt.example/rss.xml" rel="self"');
  expect(feed).toContain('<language>en</language>');
});

test('letters beyond ASCII stand in addresses as the web writes them', () => {
  expect(renderFeed([{ ...item, path: '/posts/über' }], options)).toContain('/posts/%C3%BCber</link>');
});

test('a site that does not say where it is published can have none', () => {
  expect(() => renderFeed([item], { ...options, site: { title: 'Salt' } })).toThrow('Add "url" to site.config.ts.');
});
