import { defineCollection } from '@recto/content';
import type { SourceConfig } from '@recto/content';

/** Builds the collection with titles and descriptions of generated pages such as lists: `info/blog.yml`. */
export function infoCollection(source: SourceConfig = { include: 'info/**', optional: true }) {
  return defineCollection({ type: 'data', source });
}
