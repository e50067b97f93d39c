import type { Feed, FeedItem } from './feed.ts';

/** Renders a feed as JSON Feed 1.1. Undefined values are omitted. */
export function renderJsonFeed({ title, description, language, home, self, owner, icon, items }: Feed): string {
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: description || undefined,
    language,
    home_page_url: home,
    feed_url: self,
    icon,
    authors: [{ name: owner }],
    items: items.map(renderItem),
  })}\n`;
}

function renderItem(item: FeedItem): Record<string, unknown> {
  return {
    id: item.url,
    url: item.url,
    title: item.title,
    summary: item.description || undefined,
    content_html: item.html,
    date_published: item.published,
    date_modified: item.updated,
    authors: item.authors.length > 0 ? item.authors : undefined,
    tags: item.categories.length > 0 ? item.categories : undefined,
    language: item.language,
  };
}
