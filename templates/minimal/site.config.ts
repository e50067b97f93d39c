import { defineSite } from '@recto/site/config';

/** The facts of your site, all in one place. */
export const site = defineSite({
  title: 'A quiet place',
  locales: [{ code: 'en', name: 'English' }],
  icon: '/favicon.svg',
  colors: { primary: 'teal', neutral: 'stone' },
  header: [
    { label: 'About', to: '/about' },
    { label: 'Now', to: '/now' },
  ],
});
