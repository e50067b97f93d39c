import { defineConfig, page } from '@recto/site';

export default defineConfig({
  title: 'A quiet place',
  locales: ['en'],
  icon: '/favicon.svg',
  theme: { primary: 'teal', neutral: 'stone' },
  header: [
    { label: 'About', to: '/about' },
    { label: 'Now', to: '/now' },
  ],
  pages: [page('/')],
});
