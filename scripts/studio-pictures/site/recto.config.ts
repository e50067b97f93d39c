import { blog, defineConfig, page } from '@recto/site';
import { studio } from '@recto/studio';

/** The site in the pictures of the studio. */
export default defineConfig({
  title: 'Kiln',
  url: 'https://kiln.example',
  pages: [page('/'), blog('/journal')],
  header: [{ label: 'Journal', to: '/journal', activeOn: ['/journal/**'] }],
  features: [
    studio({
      providers: ['password'],
      roles: [{ role: 'publisher', email: 'ann@kiln.example' }],
      pollSeconds: 1,
    }),
  ],
});
