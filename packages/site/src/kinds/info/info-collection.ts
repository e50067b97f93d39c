import { defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';

/** Names and descriptions of screens that are made of other pages: `info/blog.yml`. */
export function infoCollection(source: SourceConfig = { include: 'info/**', optional: true }) {
  return defineCollection({ type: 'data', source });
}
