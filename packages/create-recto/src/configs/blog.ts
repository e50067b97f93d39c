import type { TemplateConfig } from './template-config.ts';

/** The `recto.config.ts` of the blog template. */
export const blog: TemplateConfig = {
  languages: ['en'],
  render: (
    locales,
  ) => `import { defineCollection, defineConfig, definePage, page, pageCollection, z } from '@recto/site';
import { countMinutes } from './posts/count-minutes.ts';

const posts = defineCollection({
  type: 'page',
  source: 'posts/**',
  schema: z.object({
    date: z.iso.date(),
    draft: z.boolean().default(false),
    /** Names of files in the content folder "tags". */
    tags: z.array(z.string()).default([]),
    /** Reading time, computed from the number of words. */
    minutes: z.number().default(1),
  }),
  indexes: ['date'],
  search: true,
});

/** The whole configuration of the blog. */
export default defineConfig({
  title: 'Margins',
  owner: 'The Recto team',
  // Base URL of the feed and of canonical links.
  url: 'https://margins.example',
  locales: ${locales},

  pages: [
    definePage({
      path: '/',
      server: () => import('./posts/home.server.ts'),
      screen: () => import('./posts/home-screen.tsx'),
      feed: { folder: '/', module: () => import('./posts/feed.server.ts') },
    }),
    definePage({
      path: '/posts/:slug',
      server: () => import('./posts/post.server.ts'),
      screen: () => import('./posts/post-screen.tsx'),
      collections: { posts },
    }),
    definePage({
      path: '/tags/:slug',
      server: () => import('./tags/tag.server.ts'),
      screen: () => import('./tags/tag-screen.tsx'),
      collections: { tags: pageCollection('tags/**') },
    }),
    // All other files: about.md has the path /about.
    page('/', { screen: () => import('./page-screen.tsx') }),
  ],
  content: {
    hooks: {
      // Adds the reading time to posts. Only posts have a date.
      afterParse: ({ data, body, ...rest }) =>
        'date' in data ? { ...rest, body, data: { minutes: countMinutes(body.nodes), ...data } } : undefined,
    },
  },

  header: [
    { label: 'Writing', to: '/', activeOn: ['/', '/posts/**', '/tags/**'] },
    { label: 'About', to: '/about' },
  ],
  logo: () => import('./logo.tsx'),
  icon: '/favicon.svg',
  feed: '/rss.xml',

  theme: { primary: 'red', neutral: 'stone' },
  styles: './styles.css',
});
`,
};
