import { defineSite } from '@recto/site/config';

/** The facts of your site, all in one place. */
export const site = defineSite({
  title: 'Tally',
  titleTemplate: '{page} · {site}',
  locales: [{ code: 'en', name: 'English' }],
  icon: '/favicon.svg',
  colors: { primary: 'indigo', neutral: 'zinc' },
  header: [
    { label: 'Prices', to: '/pricing' },
    { label: 'Changelog', to: '/changelog' },
  ],
  callToAction: { label: 'Start for free', to: '/start' },
  footer: [
    { label: 'Terms', to: '/terms' },
    { label: 'Privacy', to: '/privacy' },
  ],
});
