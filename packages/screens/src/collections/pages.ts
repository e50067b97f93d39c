import { defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';

/** First pages: of the site, or of a part of it. */
export function landingCollection(source: SourceConfig = 'index.md') {
  return defineCollection({ type: 'page', source, raw: true, search: true });
}

/** Pages of nothing but words: `pages/about.md` is at `/about`. */
export function pageCollection(source: SourceConfig = { include: 'pages/**', prefix: '/' }) {
  return defineCollection({ type: 'page', source, raw: true, search: true });
}

export type PageCollection = ReturnType<typeof pageCollection>;
