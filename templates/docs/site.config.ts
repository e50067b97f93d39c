import { defineSite } from '@recto/site/config';

/** The facts of your site, all in one place. Addresses ending in `.example` are there to be replaced. */
export const site = defineSite({
  title: 'Kiln',
  owner: 'The Recto team',
  titleTemplate: '{page} – {site}',
  url: 'https://kiln.example',
  icon: '/favicon.svg',
  locales: [{ code: 'en', name: 'English' }],
  repository: { owner: 'your-organisation', name: 'kiln', branch: 'main', rootDir: 'docs' },
  colors: { primary: 'orange', neutral: 'stone' },
  header: [
    { label: 'Documentation', to: '/docs/start', activeOn: ['/docs/**'] },
    { label: 'Changelog', to: '/changelog' },
  ],
});
