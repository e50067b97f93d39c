import { defineSite } from '@recto/site/config';

/** The facts of your site, all in one place. Addresses ending in `.example` are there to be replaced. */
export const site = defineSite({
  title: 'Gnomon',
  owner: 'The Recto team',
  titleTemplate: '{page} – {site}',
  url: 'https://gnomon.example',
  icon: '/favicon.svg',
  // The picker shows them in this order. A page that lacks a translation is shown in the default language.
  locales: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
    { code: 'fr', name: 'Français' },
  ],
  defaultLocale: 'en',
  repository: { owner: 'your-organisation', name: 'gnomon', branch: 'main', rootDir: '' },
  colors: { primary: 'indigo', secondary: 'amber', neutral: 'slate' },
  // The label is a key of the words in `app/app.ts`.
  header: [{ label: 'header.documentation', to: '/docs/basics/how-it-works', activeOn: ['/docs/**'] }],
});
