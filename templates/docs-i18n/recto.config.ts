import { defineConfig, docs, landing, search } from '@recto/site';

/** The whole configuration of the site. URLs that end in .example are placeholders. */
export default defineConfig({
  title: 'Gnomon',
  owner: 'The Recto team',
  titleTemplate: '{page} – {site}',
  url: 'https://gnomon.example',
  // In the order of the language menu. Each has a folder: content/ar/docs/… is at /ar/docs/….
  // The first is the original language; a page that is not translated is shown in it.
  locales: ['en', 'ar', 'fr'],
  // The "Edit this page" links point to this repository.
  repository: { owner: 'your-organisation', name: 'gnomon', branch: 'main' },

  pages: [landing('/'), docs('/docs'), search('/search')],
  redirects: { '/docs': '/docs/basics/how-it-works' },

  // The label is a key of the language packs, which contain the text in every language.
  header: [{ label: 'header.documentation', to: '/docs/basics/how-it-works', activeOn: ['/docs/**'] }],
  logo: () => import('./logo.tsx'),
  icon: '/favicon.svg',

  theme: { primary: 'indigo', secondary: 'amber', neutral: 'slate' },
  // Images for shared links need a font for titles in scripts other than Latin.
  socialImages: { fonts: { ar: '@fontsource/noto-naskh-arabic' } },
});
