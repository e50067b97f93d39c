import { defineCollection, defineConfig, definePage, imageSchema, page, pageCollection, z } from '@recto/site';

const projects = defineCollection({
  type: 'page',
  source: 'work/**/*.md',
  schema: z.object({
    year: z.int(),
    /** Name of a file in the content folder "kinds". */
    kind: z.string(),
    /** Your role in the project. */
    role: z.string(),
    cover: imageSchema,
    /** Further pictures, in display order. */
    images: z.array(imageSchema).default([]),
    draft: z.boolean().default(false),
  }),
  indexes: ['kind'],
  search: true,
});

/** The whole configuration of the portfolio. */
export default defineConfig({
  title: 'Even Ground',
  owner: 'The Recto team',
  locales: ['en'],

  pages: [
    definePage({
      path: '/',
      server: () => import('./work/home.server.ts'),
      screen: () => import('./work/projects-screen.tsx'),
    }),
    definePage({
      path: '/kinds/:slug',
      server: () => import('./work/kind.server.ts'),
      screen: () => import('./work/projects-screen.tsx'),
      collections: { kinds: pageCollection('kinds/**') },
    }),
    definePage({
      path: '/work/:slug',
      server: () => import('./work/project.server.ts'),
      screen: () => import('./work/project-screen.tsx'),
      collections: { projects },
    }),
    // All other files: about.md has the path /about.
    page('/'),
  ],

  header: [
    { label: 'Work', to: '/', activeOn: ['/', '/kinds/**', '/work/**'] },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
  ],
  logo: () => import('./logo.tsx'),
  icon: '/favicon.svg',

  // One typeface for everything. Without this setting, titles use a serif font.
  theme: { primary: 'indigo', neutral: 'zinc', fonts: { heading: 'Inter' } },
  styles: './styles.css',
});
