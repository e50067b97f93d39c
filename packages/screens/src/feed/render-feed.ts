import { escapeHtml } from '@recto/content';
import type { Site } from '@recto/site';

/** A page that has a date. */
export interface FeedItem {
  title: string;
  description: string;
  path: string;
  /** ISO date. */
  date: string;
  categories?: readonly string[];
}

export interface FeedOptions {
  site: Pick<Site, 'title' | 'url' | 'feed' | 'base'>;
  description: string;
  /** BCP 47 tag of its language. */
  language: string;
}

/** RSS 2.0 of pages, in their order. Readers fetch it from anywhere, so its addresses are whole. */
export function renderFeed(items: readonly FeedItem[], { site, description, language }: FeedOptions): string {
  const { title, url, feed, base = '' } = site;
  if (url === undefined) throw new Error(`A feed needs the address of its site. Add "url" to site.config.ts.`);
  const at = (path: string): string => escapeHtml(new URL(path, url).href);
  const self = feed === undefined ? '' : `<atom:link href="${at(base + feed)}" rel="self" type="application/rss+xml"/>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    `<link>${at(`${base}/`)}</link>${self}`,
    element('description', description),
    element('language', language),
    ...items.map((item) => renderItem(item, at(item.path))),
    '</channel></rss>\n',
  ].join('\n');
}

function renderItem({ title, description, date, categories = [] }: FeedItem, address: string): string {
  return [
    '<item>',
    element('title', title),
    `<link>${address}</link><guid>${address}</guid>`,
    element('pubDate', new Date(`${date}T00:00:00Z`).toUTCString()),
    ...categories.map((category) => element('category', category)),
    element('description', description),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
