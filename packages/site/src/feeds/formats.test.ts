import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import type { Feed } from './feed.ts';
import { renderAtom } from './render-atom.ts';
import { renderJsonFeed } from './render-json-feed.ts';
import { renderRss } from './render-rss.ts';

const feed: Feed = {
  title: 'Salt & ink',
  description: 'Words.',
  language: 'fr',
  home: 'https://salt.example/fr/blog',
  self: 'https://salt.example/fr/blog/feed',
  owner: 'The team',
  icon: 'https://salt.example/icon.png',
  updated: '2026-03-02T10:00:00.000Z',
  items: [
    {
      title: 'A < B',
      description: 'Less.',
      url: 'https://salt.example/fr/blog/a-b',
      published: '2026-03-01T00:00:00.000Z',
      updated: '2026-03-02T10:00:00.000Z',
      authors: [{ name: 'The team', url: 'https://salt.example/team' }],
      categories: ['Making', 'Ink & paper'],
      language: 'en',
      html: '<p>All <em>words</em> &amp; ]]&gt;.</p>',
    },
  ],
};
const [item] = feed.items;

test('renders a complete RSS feed', () => {
  const text = renderRss(feed);
  expect(parseRssFeed(text)).toMatchObject({
    title: feed.title,
    description: feed.description,
    link: feed.home,
    language: 'fr',
    lastBuildDate: 'Mon, 02 Mar 2026 10:00:00 GMT',
    image: { url: feed.icon, title: feed.title, link: feed.home },
    atom: { links: [{ href: feed.self, rel: 'self', type: 'application/rss+xml' }] },
    items: [
      {
        title: 'A < B',
        link: item?.url,
        guid: { value: item?.url, isPermaLink: true },
        pubDate: 'Sun, 01 Mar 2026 00:00:00 GMT',
        categories: [{ name: 'Making' }, { name: 'Ink & paper' }],
        description: 'Less.',
        dc: { creators: ['The team'], languages: ['en'] },
        content: { encoded: item?.html },
      },
    ],
  });
});

test('renders a complete Atom feed', () => {
  const text = renderAtom(feed);
  expect(parseAtomFeed(text)).toMatchObject({
    title: { value: feed.title },
    subtitle: { value: feed.description },
    id: feed.self,
    updated: feed.updated,
    icon: feed.icon,
    authors: [{ name: 'The team' }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: feed.self },
      { rel: 'alternate', type: 'text/html', hreflang: 'fr', href: feed.home },
    ],
    xml: { lang: 'fr' },
    entries: [
      {
        title: { value: 'A < B' },
        id: item?.url,
        links: [{ rel: 'alternate', href: item?.url, hreflang: 'en' }],
        published: item?.published,
        updated: item?.updated,
        authors: [{ name: 'The team', uri: 'https://salt.example/team' }],
        categories: [{ term: 'Making' }, { term: 'Ink & paper' }],
        summary: { value: 'Less.' },
        content: { value: item?.html, type: 'html' },
        xml: { lang: 'en' },
      },
    ],
  });
});

test('renders a complete JSON Feed', () => {
  const text = renderJsonFeed(feed);
  expect(JSON.parse(text)).toHaveProperty('version', 'https://jsonfeed.org/version/1.1');
  expect(parseJsonFeed(text)).toMatchObject({
    title: feed.title,
    description: feed.description,
    language: 'fr',
    home_page_url: feed.home,
    feed_url: feed.self,
    icon: feed.icon,
    authors: [{ name: 'The team' }],
    items: [
      {
        id: item?.url,
        url: item?.url,
        title: 'A < B',
        summary: 'Less.',
        content_html: item?.html,
        date_published: item?.published,
        date_modified: item?.updated,
        authors: [{ name: 'The team', url: 'https://salt.example/team' }],
        tags: ['Making', 'Ink & paper'],
        language: 'en',
      },
    ],
  });
});

test('omits an SVG icon in RSS, which does not support it', () => {
  const drawn = { ...feed, icon: 'https://salt.example/icon.svg' };
  expect(renderRss(drawn)).not.toContain('<image>');
  expect(renderAtom(drawn)).toContain('<icon>https://salt.example/icon.svg</icon>');
});

test('omits missing values', () => {
  const bare: Feed = {
    ...feed,
    description: '',
    icon: undefined,
    items: feed.items.map((item) => ({ ...item, description: '', authors: [], categories: [], language: undefined })),
  };
  expect(renderRss(bare)).not.toMatch(/<image|dc:creator|dc:language|<category/u);
  // RSS requires a description of the channel; the other formats do not.
  expect(renderRss(bare)).toContain('<description>Salt &amp; ink</description>');
  expect(renderAtom(bare)).not.toMatch(/<subtitle|<icon|<uri|<category|<entry /u);
  expect(Object.keys(JSON.parse(renderJsonFeed(bare)) as object)).not.toContain('description');
});
