import type { TemplateConfig } from './template-config.ts';

export const docsI18n: TemplateConfig = {
  languages: ['en', 'ar', 'fr'],
  render: (locales) => `import { defineConfig, docs, landing, search } from '@recto/site';

/** The whole configuration of the site. Addresses that end in .example are placeholders. */
export default defineConfig({
  title: 'Gnomon',
  owner: 'The Recto team',
  titleTemplate: '{page} – {site}',
  url: 'https://gnomon.example',
  // In the order of the language menu. Each has a folder: content/ar/docs/… is at /ar/docs/….
  // The first is the one that others are translated from; a page without a translation is shown in it.
  locales: ${locales},
  // "Edit this page" leads there.
  repository: { owner: 'your-organisation', name: 'gnomon', branch: 'main' },

  pages: [landing('/'), docs('/docs'), search('/search')],
  redirects: { '/docs': '/docs/basics/how-it-works' },

  // The label is a key of the language packs, which have the text in every language.
  header: [{ label: 'header.documentation', to: '/docs/basics/how-it-works', activeOn: ['/docs/**'] }],
  logo: () => import('./mark.tsx'),
  icon: '/favicon.svg',

  theme: { primary: 'indigo', secondary: 'amber', neutral: 'slate' },
  // Pictures for shared links need a font for titles that are not in Latin letters.
  socialPictures: { fonts: { ar: '@fontsource/noto-naskh-arabic' } },
});
`,
};
