import { defineCollection, defineContent, textOf } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { pageCollection } from '@recto/screens/collections';
import { z } from 'zod';

const posts = defineCollection({
  type: 'page',
  source: 'posts/**',
  schema: z.object({
    date: z.iso.date(),
    draft: z.boolean().default(false),
    /** Names of files in `content/tags`. */
    tags: z.array(z.string()).default([]),
    /** How long it takes to read; counted below. */
    minutes: z.number().default(1),
  }),
  indexes: ['date'],
  search: true,
});

/** How many words a reader takes in within a minute, without hurry. */
const WORDS_A_MINUTE = 220;

function countMinutes(nodes: readonly TreeNode[]): number {
  const words = nodes.map(textOf).join(' ').split(/\s+/u).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

export default defineContent({
  locales: ['en'],
  collections: { pages: pageCollection('*.md'), posts, tags: pageCollection('tags/**') },
  links: ['/rss.xml'],
  hooks: {
    // What has a date is a post.
    afterParse: ({ data, body, ...rest }) =>
      'date' in data ? { ...rest, body, data: { minutes: countMinutes(body.nodes), ...data } } : undefined,
  },
});
