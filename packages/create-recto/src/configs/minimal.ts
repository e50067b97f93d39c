import type { TemplateConfig } from './template-config.ts';

/** The `recto.config.ts` of the minimal template. */
export const minimal: TemplateConfig = {
  languages: ['en'],
  render: (locales) => `import { defineConfig, page } from '@recto/site';

export default defineConfig({
  title: 'A quiet place',
  locales: ${locales},
  icon: '/favicon.svg',
  theme: { primary: 'teal', neutral: 'stone' },
  header: [
    { label: 'About', to: '/about' },
    { label: 'Now', to: '/now' },
  ],
  pages: [page('/')],
});
`,
};
