import { expect, test } from 'vitest';
import { HOME, pageOf, renderErrors, siteOf } from '../../fixtures/check/site-of.ts';
import { checkFeeds } from './check-feeds.ts';

const RSS = `<?xml version="1.0"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Blog</title><link>${HOME}/blog</link><description>All posts</description>
<atom:link rel="self" href="${HOME}/feed"/><lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate>
<item><title>One</title><link>${HOME}/one</link><guid>${HOME}/one</guid><pubDate>Mon, 16 Nov 2026 00:00:00 +0100</pubDate></item>
<item><description>Two</description><link>https://else.example/two</link><guid isPermaLink="false">two</guid></item>
</channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom">
<id>${HOME}/blog</id><title>Blog</title><updated>2026-11-16T00:00:00Z</updated><author><name>The team</name></author>
<link rel="self" href="${HOME}/feed"/>
<entry><id>${HOME}/one</id><title>One</title><updated>2026-11-16T00:00:00Z</updated><link href="${HOME}/one"/></entry>
<entry><id>urn:two</id><title>Two</title><updated>2026-11-15T00:00:00+01:00</updated><content type="html">Two</content></entry>
</feed>`;

const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Blog',
  home_page_url: `${HOME}/blog`,
  feed_url: `${HOME}/feed`,
  items: [
    { id: `${HOME}/one`, url: `${HOME}/one`, content_html: '<p>One</p>', date_published: '2026-11-16T00:00:00Z' },
    { id: 'two', content_text: 'Two' },
  ],
});

/** Errors of a feed that the page of a blog links to. */
async function feedErrors(feed: string | undefined, type = 'application/rss+xml'): Promise<string[]> {
  const head = `<link rel="alternate" type="${type}" href="${HOME}/feed">`;
  const pages = { '/blog': pageOf('/blog', { head }), '/one': pageOf('/one', { head }) };
  return renderErrors(await checkFeeds(await siteOf({ ...pages, ...(feed !== undefined && { '/feed': feed }) })));
}

test.for([RSS, ATOM, JSON_FEED])('accepts a valid feed: %.20s', async (feed) => {
  expect(await feedErrors(feed)).toEqual([]);
});

test('reports a feed that does not exist', async () => {
  expect(await feedErrors(undefined)).toEqual(['/one The feed "/feed" does not exist.']);
});

const TIME = 'Mon, 16 Nov 2026 00:00:00 +0100';

test.for([
  [RSS, 'version="2.0"', 'version="0.9"', '/feed:2 <rss> is not RSS 2.0.'],
  [RSS, '<title>Blog</title>', '', '/feed:2 <channel> has no <title>.'],
  [RSS, '<title>Blog</title>', '<title>A</title><title>B</title>', '/feed:2 <channel> has more than one <title>.'],
  [RSS, '<description>Two</description>', '', '/feed:6 <item> has no content.'],
  [RSS, '>two<', `>${HOME}/one<`, `/feed:6 "${HOME}/one" is the id of two items.`],
  [RSS, TIME, '2026-11-16', '/feed:5 "2026-11-16" is not a valid date.'],
  [RSS, TIME, 'Mon, 99 Nov 2026 00:00:00 GMT', '/feed:5 "Mon, 99 Nov 2026 00:00:00 GMT" is not a valid date.'],
  [RSS, `<link>${HOME}/one</link>`, `<link>${HOME}/none</link>`, `/feed:5 "${HOME}/none" does not exist.`],
  [RSS, `<link>${HOME}/one</link>`, '<link>/one</link>', '/feed:5 The URL "/one" is not absolute.'],
  [RSS, '</channel>', '', '/feed:7 This is not well-formed XML: unexpected close tag.'],
  [ATOM, ' xmlns="http://www.w3.org/2005/Atom"', '', '/feed:1 <feed> is not a feed.'],
  [ATOM, '<updated>2026-11-16T00:00:00Z</updated><author>', '<author>', '/feed:1 <feed> has no <updated>.'],
  [ATOM, '<title>Two</title>', '<title> </title>', '/feed:5 <entry> has no <title>.'],
  [ATOM, '<content type="html">Two</content>', '', '/feed:5 <entry> has no content.'],
  [ATOM, 'urn:two', 'two', '/feed:5 The id "two" is not an IRI.'],
  [ATOM, 'urn:two', `${HOME}/one`, `/feed:5 "${HOME}/one" is the id of two items.`],
  [ATOM, '2026-11-15T00:00:00+01:00', '2026-11-15', '/feed:5 "2026-11-15" is not a valid date.'],
  [ATOM, `<link href="${HOME}/one"/>`, `<link href="${HOME}/none"/>`, `/feed:4 "${HOME}/none" does not exist.`],
  [JSON_FEED, 'version/1.1', 'version/9', '/feed "version" is not a version of JSON Feed.'],
  [JSON_FEED, '"title":"Blog"', '"title":""', '/feed The feed has no "title".'],
  [JSON_FEED, '"items":[', '"entries":[', '/feed This is not a JSON Feed.'],
  [JSON_FEED, '"items":[', '"items":[1,', '/feed An item is not an object.'],
  [JSON_FEED, '"id":"two",', '', '/feed Item 2 has no "id".'],
  [JSON_FEED, '"id":"two"', `"id":"${HOME}/one"`, `/feed "${HOME}/one" is the id of two items.`],
  [JSON_FEED, ',"content_text":"Two"', '', '/feed Item 2 has no content.'],
  [
    JSON_FEED,
    '2026-11-16T00:00:00Z',
    '2026-11-16',
    `/feed "date_published" of item "${HOME}/one" is not a valid date.`,
  ],
  [JSON_FEED, `"url":"${HOME}/one"`, `"url":"${HOME}/none"`, `/feed "${HOME}/none" does not exist.`],
] as const)('%#: %s without %s', async ([feed, good, bad, error]) => {
  const broken = feed.replace(good, bad);
  expect(broken).not.toBe(feed);
  expect(await feedErrors(broken)).toEqual([error]);
});

test('requires an author of the feed or of every entry', async () => {
  const unsigned = ATOM.replace('<author><name>The team</name></author>', '');
  expect(await feedErrors(unsigned)).toEqual(['/feed:4 <entry> has no author.', '/feed:5 <entry> has no author.']);
});
