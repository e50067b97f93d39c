import { changelog, defineConfig, docs, landing, search } from '@recto/site';

/** The whole configuration of the site. URLs that end in .example are placeholders. */
export default defineConfig({
  title: 'Kiln',
  owner: 'The Recto team',
  titleTemplate: '{page} – {site}',
  url: 'https://kiln.example',
  locales: ['en'],
  // The "Edit this page" links point to this repository.
  repository: { owner: 'your-organisation', name: 'kiln', branch: 'main', rootDir: 'docs' },

  pages: [landing('/'), docs('/docs'), changelog('/changelog', { feed: false }), search('/search')],
  redirects: { '/docs': '/docs/start' },

  header: [
    { label: 'Documentation', to: '/docs/start', activeOn: ['/docs/**'] },
    { label: 'Changelog', to: '/changelog' },
  ],
  logo: () => import('./logo.tsx'),
  icon: '/favicon.svg',

  // One typeface for titles and text. Without this setting, titles use a serif font.
  theme: { primary: 'orange', neutral: 'stone', fonts: { heading: 'Inter' } },
  styles: './styles.css',
});
