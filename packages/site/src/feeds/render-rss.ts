import type { Feed, FeedItem } from './feed.ts';
import { XML, cdata, textElement, xmlElement } from './xml.ts';

/** Namespaces of elements that RSS itself does not have. */
const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

/** Renders a feed as RSS 2.0. */
export function renderRss({ title, description, language, home, self, icon, updated, items }: Feed): string {
  const channel = [
    textElement('title', title),
    textElement('link', home),
    xmlElement('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    // RSS requires a description.
    textElement('description', description || title),
    textElement('language', language),
    textElement('lastBuildDate', rfc822Date(updated)),
    textElement('generator', 'Recto'),
    // RSS does not support SVG images.
    icon === undefined || !/\.(?:gif|jpe?g|png)$/u.test(icon)
      ? ''
      : xmlElement('image', {}, textElement('url', icon) + textElement('title', title) + textElement('link', home)),
    ...items.map(renderItem),
  ];
  const lines = channel.filter((part) => part !== '').join('\n');
  return `${XML}${xmlElement('rss', { version: '2.0', ...NAMESPACES }, xmlElement('channel', {}, `\n${lines}\n`))}\n`;
}

function renderItem(item: FeedItem): string {
  return xmlElement(
    'item',
    {},
    [
      textElement('title', item.title),
      textElement('link', item.url),
      textElement('guid', item.url, { isPermaLink: 'true' }),
      textElement('pubDate', rfc822Date(item.published)),
      ...item.authors.map(({ name }) => textElement('dc:creator', name)),
      ...item.categories.map((category) => textElement('category', category)),
      textElement('dc:language', item.language),
      textElement('description', item.description),
      `<content:encoded>${cdata(item.html)}</content:encoded>`,
    ].join(''),
  );
}

/** Formats a time as in RFC 822. */
function rfc822Date(time: string): string {
  return new Date(time).toUTCString();
}
