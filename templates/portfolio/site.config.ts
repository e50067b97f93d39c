import { defineSite } from '@recto/site/config';

/** The facts of your portfolio, all in one place. */
export const site = defineSite({
  title: 'Even Ground',
  owner: 'The Recto team',
  locales: [{ code: 'en', name: 'English' }],
  icon: '/favicon.svg',
  colors: { primary: 'indigo', neutral: 'zinc' },
  header: [
    { label: 'Work', to: '/', activeOn: ['/', '/kinds/**', '/work/**'] },
    { label: 'About', to: '/about' },
    { label: 'Contact', to: '/contact' },
  ],
});
