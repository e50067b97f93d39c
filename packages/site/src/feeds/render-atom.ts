import type { Feed, FeedAuthor, FeedItem } from './feed.ts';
import { XML, textElement, xmlElement } from './xml.ts';

/** Renders a feed as Atom 1.0 (RFC 4287). */
export function renderAtom({ title, description, language, home, self, owner, icon, updated, items }: Feed): string {
  const parts = [
    textElement('title', title),
    description === '' ? '' : textElement('subtitle', description),
    textElement('id', self),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: home }),
    textElement('updated', updated),
    renderAuthor({ name: owner }),
    textElement('icon', icon),
    textElement('generator', 'Recto'),
    ...items.map(renderEntry),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language };
  return `${XML}${xmlElement('feed', attributes, `\n${parts.filter((part) => part !== '').join('\n')}\n`)}\n`;
}

function renderEntry(item: FeedItem): string {
  const { url, language } = item;
  return xmlElement(
    'entry',
    { 'xml:lang': language },
    [
      textElement('title', item.title),
      textElement('id', url),
      xmlElement('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: url }),
      textElement('published', item.published),
      textElement('updated', item.updated),
      ...item.authors.map(renderAuthor),
      ...item.categories.map((term) => xmlElement('category', { term })),
      textElement('summary', item.description),
      textElement('content', item.html, { type: 'html', 'xml:base': url }),
    ].join(''),
  );
}

function renderAuthor({ name, url }: FeedAuthor): string {
  return xmlElement('author', {}, textElement('name', name) + textElement('uri', url));
}
